/** The two forms of the noun that the site is about. */
export interface Noun {
  /** The form for titles: "Yoga". */
  title: string;
  /** The form for running text: in English in lower case, unless the owner sets another form. */
  running: string;
}

/** The values that replace the tokens `{product}`, `{Product}` and `{site}` in a text. */
export interface TokenValues {
  noun: Noun;
  site: string;
}

/** The names of the tokens, which texts contain in braces. */
export const TOKENS = ['product', 'Product', 'site'] as const;

const TOKEN = new RegExp(`\\{(${TOKENS.join('|')})\\}`, 'g');

/**
 * Replaces `{product}`, `{Product}` and `{site}` in one pass, so a noun that looks like a token
 * is not replaced again. The result is plain text: callers escape it for HTML or XML.
 */
export function fillTokens(text: string, { noun, site }: TokenValues): string {
  const values = { product: noun.running, Product: noun.title, site };
  return text.replace(TOKEN, (_, token: keyof typeof values) => values[token]);
}

/**
 * Replaces the tokens in all strings of plain objects and arrays, such as front matter. Other values
 * stay unchanged.
 */
export const fillTokensIn = <Data>(data: Data, words: TokenValues): Data =>
  changeTexts(data, (text) => fillTokens(text, words));

/**
 * Changes all strings of plain objects and arrays, so that callers need not know which fields contain
 * texts. Other values, such as dates and functions, stay unchanged.
 */
export function changeTexts<Data>(data: Data, change: (text: string) => string): Data;
export function changeTexts(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data);
  if (Array.isArray(data)) return data.map((item) => changeTexts(item, change));
  if (data === null || typeof data !== 'object' || Object.getPrototypeOf(data) !== Object.prototype)
    return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, changeTexts(value, change)]),
  );
}
