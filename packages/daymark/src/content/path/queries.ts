import type { CollectionEntry } from 'astro:content';
import { fillWordsIn } from '../../settings/noun.ts';
import { stepPath } from '../../settings/paths.ts';
import { words } from '../../settings/words.ts';
import type { Article } from '../articles/article.ts';
import { allArticles } from '../articles/queries.ts';
import { entriesOf } from '../markdown/entries.ts';
import { once } from '../markdown/memoize.ts';
import { inPathOrder } from './order.ts';
import type { Step } from './step.ts';

type Entry = CollectionEntry<'path'>;

/**
 * Returns the steps of the path in order, each with its content entry. The checks report a step
 * without its article; the live preview omits the step.
 */
export const stepsWithEntries = once(async () => {
  const articles = new Map((await allArticles()).map((article) => [article.slug, article]));
  return inPathOrder(await entriesOf('path'))
    .flatMap(({ file, slug }) => {
      const article = articles.get(file.data.article.id);
      return article ? { file, slug, article } : [];
    })
    .map(({ file, slug, article }, index) => ({
      entry: file,
      step: stepOf(file, slug, index + 1, article),
    }));
});

/** Returns the steps of the path in order. */
export const allSteps = once(async () => (await stepsWithEntries()).map(({ step }) => step));

function stepOf({ data }: Entry, slug: string, place: number, article: Article): Step {
  return { ...fillWordsIn(data, words), slug, path: stepPath(slug), place, article };
}
