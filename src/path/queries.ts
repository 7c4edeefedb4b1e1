import { type CollectionEntry, getCollection } from 'astro:content';
import type { Article } from '../articles/article.ts';
import { allArticles } from '../articles/queries.ts';
import { once } from '../markdown/once.ts';
import { fillWordsIn } from '../site/noun.ts';
import { stepPath } from '../site/paths.ts';
import { words } from '../site/words.ts';
import { inPathOrder } from './order.ts';
import type { Step } from './step.ts';

type Entry = CollectionEntry<'path'>;

/** The steps of the path, first to last, with the entries that hold their practices in words. */
export const stepsWithEntries = once(async () => {
  const articles = new Map((await allArticles()).map((article) => [article.slug, article]));
  return inPathOrder(await getCollection('path')).map(({ file, slug }, index) => ({
    entry: file,
    step: stepOf(file, slug, index + 1, articles),
  }));
});

/** The steps of the path, first to last. */
export const allSteps = once(async () => (await stepsWithEntries()).map(({ step }) => step));

function stepOf(entry: Entry, slug: string, place: number, articles: Map<string, Article>): Step {
  const article = articles.get(entry.data.article.id);
  if (!article)
    throw new Error(
      `${entry.filePath}: article: expected an article that is published; found ${entry.data.article.id}`,
    );
  return { ...fillWordsIn(entry.data, words), slug, path: stepPath(slug), place, article };
}
