import { posix } from 'node:path';
import { withoutEnding } from './text-files.ts';
import type { Settings } from './tool.ts';

/* Makes addresses of pages, for all tools: from paths, and from patterns with values. */

/** Returns a path with a slash at its beginning, and without the name of an index. */
export const asPath = (text: string): string =>
  `/${text}`.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');

/** Returns a path with a slash at its end, unless it leads to a file. */
export const asFolder = (text: string): string =>
  /\.\w{2,5}$/.test(text) ? asPath(text) : asPath(`${text}/`);

type Values = Readonly<Record<string, string | undefined>>;

/** Replaces the tokens of a pattern, such as `:year`, by values. Tokens without a value stay. */
export const filled = (pattern: string, values: Values, tokens = /:([a-z_]+)/g): string =>
  pattern.replace(tokens, (whole, token: string) =>
    Object.hasOwn(values, token) ? (values[token] ?? whole) : whole,
  );

/** Returns the parts of a day for patterns. */
export function valuesOfDay(date = '') {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day, i_month: String(Number(month)), i_day: String(Number(day)) };
}

/**
 * Returns the path of a text without its extension, relative to the folder of the texts (`stem`),
 * and the folder in this path.
 */
export function placeIn(path: string, { content }: Settings): { stem: string; folder: string } {
  const stem = withoutEnding(content === '' ? path : path.slice(content.length + 1));
  const folder = posix.dirname(stem);
  return { stem, folder: folder === '.' ? '' : folder };
}
