/** The two forms of the owner's noun that sentences need. */
export interface Noun {
  /** As in a title: "Yoga". */
  title: string;
  /** As in running text: the title form in lower case, unless the owner gives another. */
  running: string;
}

/** What the tokens of a text stand for. */
export interface Words {
  noun: Noun;
  site: string;
}

const TOKEN = /\{(product|Product|site)\}/g;
const STRAY = /\{[\p{L}_][\p{L}\p{N}_-]*\}/gu;

/**
 * The running form of a noun: each word in lower case, except words that are
 * more than one capital deep ("NLP", "McTimoney"), which are names.
 */
export function runningForm(title: string): string {
  return title
    .split(' ')
    .map((word) => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLocaleLowerCase('en')))
    .join(' ');
}

/**
 * Replaces `{product}`, `{Product}` and `{site}` in one pass, so a noun that
 * looks like a token is never replaced again. The result is text, not markup:
 * whoever writes it into HTML or XML escapes it there.
 */
export function fillWords(text: string, { noun, site }: Words): string {
  const values = { product: noun.running, Product: noun.title, site };
  return text.replace(TOKEN, (_, token: keyof typeof values) => values[token]);
}

/** Fills every string inside plain data (objects, arrays); other values stay as they are. */
export function fillWordsIn<Data>(data: Data, words: Words): Data;
export function fillWordsIn(data: unknown, words: Words): unknown {
  if (typeof data === 'string') return fillWords(data, words);
  if (Array.isArray(data)) return data.map((item) => fillWordsIn(item, words));
  if (data === null || typeof data !== 'object' || Object.getPrototypeOf(data) !== Object.prototype)
    return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, fillWordsIn(value, words)]),
  );
}

/** Brace tokens that no setting fills: `{produkt}` is a misspelling, never a text. */
export function strayTokens(text: string): string[] {
  return text.replace(TOKEN, '').match(STRAY) ?? [];
}
