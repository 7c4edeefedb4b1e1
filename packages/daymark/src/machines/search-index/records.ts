import * as wording from '#words';
import { allArticles } from '../../content/articles/queries.ts';
import { bodyHtml } from '../../content/markdown/body.ts';
import { OWN_PAGES } from '../../content/own-pages/files.ts';
import { ownPages } from '../../content/own-pages/queries.ts';
import { stepsWithEntries } from '../../content/path/queries.ts';
import { searchedTexts, textOf } from '../../content/static-pages/queries.ts';
import { allTopics } from '../../content/topics/queries.ts';
import type { SearchRecord } from './record.ts';

type Page = Pick<SearchRecord, 'path' | 'title' | 'summary'>;

/** Returns the record of a page whose body is a Markdown file. */
async function recordOf(page: Page, label: string, folder: string, name: string) {
  return { ...page, label, html: await bodyHtml(folder, name) };
}

/**
 * Returns a record of each page that the search finds: articles, steps, topics, static pages and
 * the owner's pages.
 */
export async function searchRecords(): Promise<SearchRecord[]> {
  const articles = (await allArticles()).map((article) =>
    recordOf(
      article,
      article.unpublished ?? article.topics[0]?.title ?? '',
      'articles',
      article.slug,
    ),
  );
  const steps = (await stepsWithEntries()).map(({ step, entry }) =>
    recordOf(step, wording.stepOfPath(step.place), 'path', entry.id),
  );
  const topics = (await allTopics()).map((topic) =>
    recordOf(topic, wording.topic, 'topics', topic.slug),
  );
  const texts = (await searchedTexts()).map(async (name) =>
    recordOf({ ...(await textOf(name)), path: `/${name}` }, wording.page, 'pages', name),
  );
  const own = (await ownPages()).map(async ({ entry: { id, body }, isMarkdown, ...page }) => ({
    ...page,
    label: wording.page,
    html: isMarkdown ? await bodyHtml(OWN_PAGES, id) : (body ?? ''),
  }));
  return Promise.all([...articles, ...steps, ...topics, ...texts, ...own]);
}
