import type { Article } from '../../content/articles/article.ts';
import type { PageEntry } from '../../content/page-index.ts';
import { listPath } from '../../settings/paths.ts';

/** What a social image shows. */
export interface Shown {
  title: string;
  /** The seed of the generated landscape. */
  seed: string;
  /** The slug of the main topic, which the landscape also depends on. */
  topic?: string | undefined;
  /** The file of the article's cover image. */
  coverFile?: string | undefined;
}

interface Content {
  /** Every page, including those of the articles. A list comes before its archive pages. */
  pages: readonly PageEntry[];
  /** Newest first. */
  articles: readonly Pick<Article, 'path' | 'title' | 'slug' | 'cover' | 'topics'>[];
  /** The headline of the home page. */
  headline: string;
  /** The number of articles with an image of their own. Without it, all have one. */
  newest: number | undefined;
}

/**
 * Returns what the image of each page shows, by the page's path. Archive pages of a list have the
 * same object as the list, and articles without an image of their own have that of the home page.
 */
export function shownOnPages({ pages, articles, headline, newest }: Content): Map<string, Shown> {
  const shown = new Map<string, Shown>();
  for (const { path, title } of pages)
    shown.set(path, shown.get(listPath(path)) ?? { title, seed: path });
  const home = { title: headline, seed: '/' };
  shown.set('/', home);
  for (const [index, { path, title, slug, cover, topics }] of articles.entries())
    shown.set(
      path,
      index < (newest ?? articles.length)
        ? { title, seed: slug, topic: topics[0]?.slug, coverFile: cover?.file }
        : home,
    );
  return shown;
}
