import { words } from '../../settings/index.ts';
import { fillWordsIn } from '../../settings/noun.ts';
import { stepPath } from '../../settings/paths.ts';
import { allArticles } from '../articles/queries.ts';
import { once } from '../markdown/memoize.ts';
import { entriesOf } from '../texts/entries.ts';
import { inPathOrder } from './order.ts';
import type { Step } from './schema.ts';

/**
 * Returns the steps in `content/path` in order, each with its content entry. The checks report a
 * step without its article; the live preview omits the step.
 */
export const stepsWithEntries = once(async () => {
  const articles = new Map((await allArticles()).map((article) => [article.slug, article]));
  return inPathOrder(entriesOf('path'))
    .flatMap(({ file, slug }) => {
      const article = articles.get(file.data.article);
      return article ? { entry: file, slug, article } : [];
    })
    .map(({ entry, slug, article }, index) => {
      const texts = fillWordsIn(entry.data, words);
      const step: Step = { ...texts, slug, path: stepPath(slug), place: index + 1, article };
      return { entry, step };
    });
});

/** Returns the steps of the path in order. */
export const allSteps = async () => (await stepsWithEntries()).map(({ step }) => step);
