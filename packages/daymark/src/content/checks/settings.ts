import { readFile } from 'node:fs/promises';
import { languages, wordsIn } from '../../../words/languages.ts';
import { textsIn } from '../../settings/problems.ts';
import type { Site } from '../../settings/schema/site.ts';
import type { Reference } from './links.ts';
import { formatProblem, type Problem } from './problem.ts';
import type { Text } from './text.ts';

/**
 * Returns every path in the settings with its field, and with its line if only one line contains
 * the path. Skips `networks`, because ad units of Ad Manager look like paths.
 */
export async function settingsReferences(
  { networks: _, ...settings }: Pick<Site, 'networks'>,
  file: string,
): Promise<Reference[]> {
  const lineOf = await lineFinder(file);
  return textsIn(settings)
    .filter(({ text }) => /^\/(?!\/)\S*$/.test(text))
    .map(({ field, text: href }) => {
      return { file, line: lineOf(href), field, href, from: '/', isPublished: true };
    });
}

/** Reports a default author in the settings for whom no file exists. */
export async function settingsProblems(
  { blog: { author } }: { blog: Pick<Site['blog'], 'author'> },
  file: string,
  texts: readonly Pick<Text, 'folder' | 'slug'>[],
): Promise<Problem[]> {
  const authors = texts.filter(({ folder }) => folder === 'authors').map(({ slug }) => slug);
  if (author === undefined || authors.includes(author)) return [];
  const expected =
    authors.length === 0 ? 'a file in content/authors' : `one of ${authors.toSorted().join(', ')}`;
  const line = (await lineFinder(file))(author);
  return [{ file, line, field: 'blog.author', expected, found: `"${author}"` }];
}

/** Returns a warning if no UI strings exist in the language of the site. */
export async function languageWarning(
  { identity: { language } }: Pick<Site, 'identity'>,
  file: string,
): Promise<string | undefined> {
  if (wordsIn(language)) return undefined;
  const line = (await lineFinder(file))(language);
  const expected = `a language of the interface (${Object.keys(languages).join(', ')})`;
  const found = `"${language}". The interface stays English`;
  return `${formatProblem({ file, line, field: 'identity.language', expected, found })}.`;
}

/** Creates a function that finds the line with a text in single quotes, if it is the only one. */
export async function lineFinder(file: string): Promise<(text: string) => number | undefined> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return (text) => {
    const holding = lines.flatMap((line, index) => (line.includes(`'${text}'`) ? index + 1 : []));
    return holding.length === 1 ? holding[0] : undefined;
  };
}
