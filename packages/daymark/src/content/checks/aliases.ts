import { dirname } from 'node:path/posix';
import type { Redirects } from '../../http/redirects.ts';
import { FEED_FORMATS, feedPath, oldPath } from '../../settings/paths.ts';
import { pagePath } from './content-kinds.ts';
import type { Problem } from './problem.ts';
import { type ContentPage, isTaken, type SitePages } from './site-pages.ts';
import { fieldProblem, type Text } from './text.ts';

/**
 * Returns the redirects from the aliases of published content files, and the problems of the
 * aliases of all content files. An alias must not be the path of an existing page or file.
 */
export function readAliases(
  texts: readonly (Text & ContentPage)[],
  pages: SitePages,
): { redirects: Redirects; problems: Problem[] } {
  const redirects = new Map<string, string>();
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  for (const text of texts) {
    const { file, folder, slug, fields, isPublished } = text;
    const path = pagePath(folder, slug);
    if (path === undefined || !Array.isArray(fields.aliases)) continue;
    for (const [index, alias] of fields.aliases.entries()) {
      // fieldProblems reports aliases that are not strings.
      if (typeof alias !== 'string') continue;
      const from = oldPath(alias.normalize(), path);
      const holder = owners.get(from);
      owners.set(from, holder ?? file);
      const found =
        conflict(from, path, pages) ??
        (holder && `"${alias}", which is also an alias in ${holder}`);
      if (found) {
        const expected = 'an address that no other page or file has';
        problems.push(fieldProblem(text, `aliases.${index}`, expected, found));
      } else if (isPublished) {
        redirects.set(from, path);
        if (folder === 'topics')
          for (const [old, feed] of feedsFrom(from, path)) redirects.set(old, feed);
      }
    }
  }
  return { redirects: Object.fromEntries(redirects), problems };
}

/** Returns the old and new paths of a topic's feeds, if the old path was that of a topic page. */
const feedsFrom = (from: string, path: string) =>
  dirname(from) === dirname(path)
    ? FEED_FORMATS.map(({ file }) => [feedPath(file, from), feedPath(file, path)] as const)
    : [];

/**
 * Describes the page or file with which an alias conflicts, if any. `/about.html` conflicts
 * with the page `/about`, because the server already redirects it to that page.
 */
function conflict(from: string, path: string, pages: SitePages): string | undefined {
  const served = from.replace(/(?:\/index)?(?:\.html)?$/, '') || '/';
  if (served === path) return `"${from}", the address of this page itself`;
  const page = [from, served].find((address) => isTaken(address, pages));
  return page && `"${from}", the address of an existing page or file`;
}
