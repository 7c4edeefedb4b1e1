import { dirname } from 'node:path/posix';
import type { Redirects } from '../../server/redirects.ts';
import { FEED_FORMATS, feedPath } from '../feeds/formats.ts';
import { oldPath } from '../site/paths.ts';
import { ownPath } from './kinds.ts';
import type { Problem } from './problem.ts';
import { isTaken, type OwnPage, type SitePages } from './site-pages.ts';
import type { Text } from './text.ts';

/**
 * The redirects from the old addresses of published texts, and what is wrong with
 * the old addresses of all. An old address may not be the one of something that is there.
 */
export function readAliases(
  texts: readonly (Text & OwnPage)[],
  pages: SitePages,
): { redirects: Redirects; problems: Problem[] } {
  const redirects = new Map<string, string>();
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { file, folder, slug, fields, lineOf, isPublished } of texts) {
    const path = ownPath(folder, slug);
    if (path === undefined || !Array.isArray(fields.aliases)) continue;
    for (const [index, alias] of fields.aliases.entries()) {
      // What is no text is reported with the other fields.
      if (typeof alias !== 'string') continue;
      const from = oldPath(alias, path);
      const holder = owners.get(from);
      const found = conflict(from, path, pages) ?? (holder && `"${alias}", an alias in ${holder}`);
      owners.set(from, holder ?? file);
      if (!found) {
        if (!isPublished) continue;
        redirects.set(from, path);
        if (folder === 'topics')
          for (const [old, feed] of feedsFrom(from, path)) redirects.set(old, feed);
        continue;
      }
      const field = `aliases.${index}`;
      problems.push({
        file,
        line: lineOf(field),
        field,
        expected: 'an address that nothing else has',
        found,
      });
    }
  }
  return { redirects: Object.fromEntries(redirects), problems };
}

/** A topic that had another name here had its feeds under it: their old addresses, and the new. */
const feedsFrom = (from: string, path: string) =>
  dirname(from) === dirname(path)
    ? FEED_FORMATS.map(({ file }) => [feedPath(file, from), feedPath(file, path)] as const)
    : [];

/** What stands at an old address; the server answers `/about.html` for `/about` already. */
function conflict(from: string, path: string, pages: SitePages): string | undefined {
  const served = from.replace(/(?:\/index)?(?:\.html)?$/, '') || '/';
  if (served === path) return `"${from}", the address of this text itself`;
  const page = [from, served].find((address) => isTaken(address, pages));
  return page && `"${from}", where there is a page or a file already`;
}
