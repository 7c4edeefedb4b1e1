import { languages, wordsIn } from '../../../words/languages.ts';
import { didYouMean, suggestion } from '../../settings/edit-distance.ts';
import { textsIn } from '../../settings/problems.ts';
import type { Site } from '../../settings/site.ts';
import type { SettingsSource } from '../../settings/source.ts';
import { LOCAL } from '../launch/placeholder.ts';
import type { Reference } from './links.ts';
import { LINK_NAMES_TARGET, namesNoTarget } from './meaningless-texts.ts';
import { misspeltTokens } from './misspelt-tokens.ts';
import type { Problem } from './problem.ts';
import type { Text } from './text.ts';

/**
 * Returns every path in the settings with its field and line. Skips `networks`, because ad units of
 * Ad Manager look like paths.
 */
export function settingsReferences(
  { networks: _, ...settings }: Pick<Site, 'networks'>,
  { file, lineOf }: SettingsSource,
): Reference[] {
  return textsIn(settings)
    .filter(({ text }) => /^\/(?!\/)\S*$/.test(text))
    .map(({ field, text: href }) => {
      return { file, line: lineOf(field), field, href, from: '/', isPublished: true };
    });
}

/** Reports a default author in the settings for whom no file exists. */
export function settingsProblems(
  { blog: { author } }: { blog: Pick<Site['blog'], 'author'> },
  { file, lineOf }: SettingsSource,
  texts: readonly Pick<Text, 'folder' | 'slug'>[],
): Problem[] {
  const authors = texts.filter(({ folder }) => folder === 'authors').map(({ slug }) => slug);
  if (author === undefined || authors.includes(author)) return [];
  const expected =
    authors.length === 0
      ? 'the name of a file in content/authors, which has none'
      : `one of ${authors.toSorted().join(', ')}${didYouMean(author, authors)}`;
  const field = 'blog.author';
  return [{ file, line: lineOf(field), field, expected, found: `"${author}"` }];
}

/** Warns about misspelt tokens, such as `{produkt}`, in the texts of the settings. */
export const tokenProblems = (settings: Site, { file, lineOf }: SettingsSource): Problem[] =>
  textsIn(settings).flatMap(({ field, text }) =>
    misspeltTokens(text).map(({ found, meant }): Problem => {
      const expected = `the token ${meant}`;
      return { file, line: lineOf(field), field, expected, found, severity: 'warning' };
    }),
  );

/** Matches the fields with the texts of links. */
const LINK_TEXT =
  /^(?:navigation\.\d+\.name|footer\.(?:invitation|(?:quickLinks|legal)\.\d+\.name)|home\.(?:action|note\.text)|creatives\.\d+\.action)$/;

/** Warns about texts of links that say nothing about the target, such as "Click here". */
export const linkTextProblems = (settings: Site, { file, lineOf }: SettingsSource): Problem[] =>
  textsIn(settings)
    .filter(({ field }) => LINK_TEXT.test(field))
    .filter(({ text }) => namesNoTarget(text, settings.identity.language))
    .map(({ field, text }) => {
      const [line, found] = [lineOf(field), `"${text}"`];
      return { file, line, field, expected: LINK_NAMES_TARGET, found, severity: 'warning' };
    });

/** Returns a warning if the URL of the site is not secure, which browsers tell visitors. */
export function urlProblems(
  { identity: { url } }: Pick<Site, 'identity'>,
  { file, lineOf }: SettingsSource,
): Problem[] {
  const { protocol, hostname, host } = new URL(url);
  if (protocol !== 'http:' || LOCAL.test(hostname)) return [];
  const field = 'identity.url';
  const expected = `a URL that begins with "https://"${suggestion(`https://${host}`)}`;
  return [{ file, line: lineOf(field), field, expected, found: `"${url}"`, severity: 'warning' }];
}

/** Returns a warning if no UI strings exist in the language of the site. */
export function languageProblems(
  { identity: { language } }: Pick<Site, 'identity'>,
  { file, lineOf }: SettingsSource,
): Problem[] {
  if (wordsIn(language)) return [];
  const field = 'identity.language';
  const expected = `a language of the interface (${Object.keys(languages).join(', ')})`;
  const found = `"${language}". The interface stays English`;
  return [{ file, line: lineOf(field), field, expected, found, severity: 'warning' }];
}
