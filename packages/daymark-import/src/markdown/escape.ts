/* Escapes words, addresses and code for Markdown. */

/** Escapes words, so that Markdown reads no syntax in them. */
export const escaped = (text: string) => text.replace(/[\\`*_[\]<>]/g, '\\$&').replace(/\s+/g, ' ');

/** Returns an address for the brackets of a link or picture in Markdown. */
export const inBrackets = (address: string): string =>
  address.replace(/[()\s<>]/g, (sign) =>
    encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'),
  );

/**
 * Returns words for the brackets of links and directives, without tags: titles and descriptions show no
 * HTML.
 */
export const labelOf = (words: string): string =>
  words
    .replace(/<\/?(?:a|b|br|code|em|i|p|small|span|strong|su[bp]|u)(?:\s[^<>]*)?>/gi, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[[\]{}]/g, '\\$&');

/** Returns a text as a block of code that no backtick in the text can end. */
export function fenced(text: string, language = ''): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}${language}\n${text.replace(/\n$/, '')}\n${fence}`;
}

/** Escapes only brackets, so that words stay Markdown inside a link. */
export const bracketsEscaped = (words: string): string => words.replace(/[[\]]/g, '\\$&');
