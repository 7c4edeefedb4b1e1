import { tableOf, tablesIn } from './notation.ts';

/*
 * Proposes the cover of an article: the thing that its title or topics mention, such as a kettle. `daymark new` and
 * `daymark check` name the proposal.
 */

/** The article, with a particle before it, that Arabic writes without a space before a noun. */
const ARABIC_ARTICLE = /^(?:[وفبكل]?ال|لل)(?=..)/;

/** Returns the words of a text in lower case, each between spaces. Japanese has no spaces. */
function spaced(text: string, language: string): string {
  const lower = text.normalize().toLowerCase();
  if (language === 'ja') return lower;
  const words = lower.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ` ${words.map((word) => word.replace(ARABIC_ARTICLE, '')).join(' ')} `;
}

const tables = tablesIn('object-words.txt');

/** The objects of a language that was needed before, each with its words as `spaced` returns them. */
const objects = new Map<string, readonly (readonly [object: string, words: readonly string[]])[]>();

function objectsIn(language: string) {
  const known = objects.get(language);
  if (known) return known;
  const table = tableOf(tables.get(language) ?? '');
  const read = Array.from(table, ([object, words]) => {
    // A hyphen marks the beginning of a word, after which no space follows.
    const searched = words.map((word) =>
      word.endsWith('-') ? spaced(word, language).trimEnd() : spaced(word, language),
    );
    return [object, searched] as const;
  });
  objects.set(language, read);
  return read;
}

/**
 * Returns the name of the first object that a text mentions, such as "kettle" for "Tea at four".
 * Returns undefined if the text mentions none, or if there are no words in its language.
 * @param language the language of the text, such as "en-GB"
 */
export function objectIn(text: string, language: string): string | undefined {
  const [code = ''] = language.split('-');
  const searched = spaced(text, code);
  const found = objectsIn(code).flatMap(([object, words]) =>
    words.map((word) => ({ object, at: searched.indexOf(word) })).filter(({ at }) => at >= 0),
  );
  return found.toSorted((one, other) => one.at - other.at)[0]?.object;
}

/** Returns the thing to draw on a cover: the first that the title mentions, or else one of the topics. */
export const objectFor = (
  title: string,
  topics: readonly string[],
  language: string,
): string | undefined =>
  [title, ...topics].map((text) => objectIn(text, language)).find((object) => object !== undefined);
