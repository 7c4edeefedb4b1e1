import { numberedName } from '../settings/addresses.ts';
import { tokenValues } from '../settings/index.ts';
import { fillTokensIn } from '../settings/noun.ts';
import { stepPath } from '../settings/paths.ts';
import type { Article } from './articles/article.ts';
import { allArticles } from './articles/queries.ts';
import { entriesOf, type FrontMatter, once } from './texts.ts';

/** A step of the path, a sequence of practices, as shown on pages with the noun filled in. */
export interface Step extends Omit<FrontMatter['path'], 'article'> {
  /** Identifies the step in URLs. The id stays the same when the steps are reordered. */
  slug: string;
  /** The `slug` of the step in the main language, by which the notebook names the step in all languages. */
  key: string;
  path: string;
  /** The position in the path, from 1, without gaps. */
  place: number;
  article: Article;
}

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
      const texts = fillTokensIn(entry.data, tokenValues);
      const key = texts.translationOf ?? slug;
      const step: Step = { ...texts, slug, key, path: stepPath(slug), place: index + 1, article };
      return { entry, step };
    });
});

/** Returns the steps of the path in order. */
export const allSteps = async () => (await stepsWithEntries()).map(({ step }) => step);

/**
 * Sorts the steps in `content/path` by the numbers at the start of their file names. Numbers may have
 * gaps, so that a step can be removed without renaming other steps. The checks report a file without a
 * number; the live preview omits the file.
 */
function inPathOrder<File extends { slug: string }>(files: readonly File[]) {
  return files
    .flatMap((file) => {
      const { number = 0, name } = numberedName(file.slug) ?? {};
      return name === undefined ? [] : { file, number, slug: name };
    })
    .toSorted((a, b) => a.number - b.number);
}
