import type { Noun } from '../../settings/noun.ts';
import type { Problem } from './problem.ts';
import { fieldProblem, type Text } from './text.ts';

type Fields = Pick<Text, 'fields'>;
type Title = Pick<Noun, 'title'>;

/** Returns the noun that a text is about; undefined for a text that serves every noun. */
export const nounOf = ({ fields: { about } }: Fields): string | undefined =>
  typeof about === 'string' ? about : undefined;

/** Returns whether a text is about another noun than the site. A build leaves such texts out. */
export const isAboutAnother = (text: Fields, { title }: Title): boolean =>
  (nounOf(text) ?? title) !== title;

/** Reports a noun that differs from that of the site only in letter case. */
export const nounProblems = (texts: readonly Text[], { title }: Title): Problem[] =>
  texts.flatMap((text) => {
    const noun = nounOf(text);
    if (noun === undefined || noun === title) return [];
    if (noun.toLowerCase() !== title.toLowerCase()) return [];
    return [fieldProblem(text, 'about', `"${title}", as in the settings`, `"${noun}"`)];
  });

/** What a text with one noun must not be: a target of a text or a setting that serves every noun. */
export const ANY_NOUN = 'a text without the field "about"';

/** Describes a text that is about one noun, for the end of a message. */
export const onlyAbout = (noun: string, file: string): string =>
  `${file} is published only if the noun is "${noun}"`;
