import type { Headers } from '../../http/response.ts';
import { headersByUrl, sharedBy, without } from '../headers-by-url.ts';
import type { PublishedSite } from '../published-site.ts';

type Rule = readonly [path: string, headers: Headers];

/** Returns the top-level folders of the site that are not also the URL of a page. */
function foldersIn(urls: Iterable<string>): Set<string> {
  const known = new Set(urls);
  const folders = [...known].flatMap((url) => /^\/[^/]+(?=\/)/.exec(url) ?? []);
  // A rule for `/blog/*` also covers `/blog`.
  return new Set(folders.filter((folder) => !known.has(folder)));
}

/**
 * Returns rules that never set the same header twice for one URL. Hosts differ in whether they
 * would send one value or both, and two CSP headers together are stricter than each alone.
 */
function headerRulesFor(site: PublishedSite): readonly Rule[] {
  const all = headersByUrl(site);
  const shared = sharedBy([...all.values()]);
  const own = new Map([...all].map(([url, headers]) => [url, without(headers, shared)]));
  const rules: Rule[] = [['/*', shared]];
  for (const folder of foldersIn(own.keys())) {
    const members = [...own].filter(([url]) => url.startsWith(`${folder}/`));
    // The host derives Content-Type from the file name; a folder holds several types.
    const headers = members.map(([, found]) => without(found, { 'Content-Type': '' }));
    const common = sharedBy(headers);
    const names = new Set(headers.flatMap((found) => Object.keys(found)));
    if (names.size !== Object.keys(common).length) continue;
    rules.push([`${folder}/*`, common]);
    for (const [url] of members) own.delete(url);
  }
  return [...rules, ...own];
}

/** Returns the text of `_headers`, which Netlify, Cloudflare Pages and others read. */
export function headersFile(site: PublishedSite): string {
  const blocks = headerRulesFor(site).map(([path, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${encodeURI(path)}\n${lines.join('')}`;
  });
  return `# Written by the build.\n${blocks.join('')}`;
}
