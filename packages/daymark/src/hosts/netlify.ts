import { type Headers, httpsHeaders } from '../http/headers.ts';
import { divideRedirects } from '../http/routes.ts';
import { encodePath, folderOf, isElsewhere, type SiteFolder } from '../http/urls.ts';
import type { PublishedFile } from '../server/site-index.ts';
import { HostLimitError, type PublishedSite } from './published-site.ts';

/** The maximum size of the file in bytes. Netlify documents no limit. */
const limit = 256 * 1024;

/**
 * Returns Netlify's path for all files of a kind, in which placeholders such as `:a` stand for the
 * segments below the first folder. All files in folders of the same depth are of one kind, so that no
 * two paths match the same file.
 */
function pathOfKind(url: string, folders: readonly SiteFolder[]): string {
  const named = (folderOf(url, folders)?.path ?? '').split('/').length;
  return encodePath(url)
    .split('/')
    .map((segment, index) =>
      index > named ? `:${'abcdefghijklmnopqrstuvwxyz'[index - named - 1]}` : segment,
    )
    .join('/');
}

type RuledFile = Pick<PublishedFile, 'url' | 'headers'>;

/**
 * Returns rules that never set the same header twice for one URL. Hosts differ in whether they
 * would send one value or both, and two CSP headers together are stricter than each alone. Therefore
 * the rule of all files, or of a kind, has a header only if the files all have it with the same value.
 * Vary and Content-Type are not included: these hosts compress files themselves, and know their types.
 */
function headerRulesFor(site: PublishedSite): ReadonlyMap<string, Headers> {
  const all = site.files.map(
    ({ url, headers: { Vary: _, 'Content-Type': _type, ...headers } }): RuledFile => ({
      url,
      headers: { ...headers, ...httpsHeaders },
    }),
  );
  const rules = new Map<string, Headers>([['/*', {}]]);
  /**
   * Adds a header to the rule of files. Returns false, and adds nothing, if the files have different
   * values of the header.
   */
  function add(path: string, name: string, files: readonly RuledFile[]): boolean {
    const [value, ...others] = new Set(files.map(({ headers }) => headers[name]));
    if (others.length > 0) return false;
    if (value !== undefined) rules.set(path, { ...rules.get(path), [name]: value });
    return true;
  }
  const names = new Set(all.flatMap(({ headers }) => Object.keys(headers)));
  const own = [...names].filter((name) => !add('/*', name, all));
  for (const [path, files] of Map.groupBy(all, ({ url }) => pathOfKind(url, site.folders)))
    for (const name of own)
      if (!add(path, name, files))
        for (const file of files) add(encodePath(file.url), name, [file]);
  return rules;
}

/**
 * Returns the text of `_headers`, which Netlify, Cloudflare Pages and others read. These hosts set
 * `Content-Type` by the extension of a file.
 * @throws HostLimitError when the file would be too long
 */
export function headersFile(site: PublishedSite): string {
  const blocks = [...headerRulesFor(site)].map(([path, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${path}\n${lines.join('')}`;
  });
  const text = `# Written by the build.\n${blocks.join('')}`;
  if (text.length > limit)
    throw new HostLimitError(
      `_headers: expected at most ${limit} characters; found ${text.length}, with ${blocks.length} rules. A kind of pages, such as the articles, needs a rule for each page if one of them has a player, a form or a network of its own, or if they lie directly in a folder with other files, because Netlify's rules have no exceptions: use none of these, give the articles a folder, or choose another host`,
    );
  return text;
}

/**
 * The text of `netlify.toml`: settings that `_headers` and `_redirects` cannot express. By default
 * Netlify would rewrite pages and images, so that the hashes in CSPs and URLs would be wrong.
 */
export const netlifyConfiguration = `# Written by the build.
[build]
  publish = "."

[build.processing]
  skip_processing = true
`;

/**
 * Returns the text of `_redirects`. 301 is the only permanent status that Netlify documents.
 * Aliases are absent: `/about` and `/about/` are the same path for Netlify, so a rule would cause a
 * redirect loop. Rules with status 404 apply if there is no file; without them, Netlify sends the 404
 * page of the root everywhere.
 */
export function redirectsFile({ redirects, folders }: PublishedSite): string {
  const { byPath, byQuery } = divideRedirects(redirects);
  const targetOf = (to: string) => (isElsewhere(to) ? `${to} 302` : `${encodePath(to)} 301`);
  // The first rule applies, and a rule without a query applies to any query.
  const queries = byQuery.flatMap(({ path, names, targets }) =>
    [...targets].map(([values, to]) => {
      const wanted = values.split('&').map((value, at) => `${names[at]}=${value}`);
      return `${[encodePath(path), ...wanted, targetOf(to)].join(' ')}\n`;
    }),
  );
  const paths = Object.entries(byPath).map(([from, to]) => `${encodePath(from)} ${targetOf(to)}\n`);
  const missing = folders
    .filter(({ path }) => path !== '')
    .map(({ path }) => `${encodePath(path)}/* ${encodePath(path)}/404.html 404\n`);
  return `# Written by the build.\n${[...queries, ...paths, ...missing].join('')}`;
}
