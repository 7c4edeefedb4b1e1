import type { Headers } from '../../http/response.ts';
import { kindOf } from '../../http/site-policies.ts';
import { headersByUrl, sharedBy, without } from '../headers-by-url.ts';
import { HostLimitError } from '../host-limit-error.ts';
import type { PublishedSite } from '../published-site.ts';

/** The maximum size of the file in bytes. Netlify documents no limit. */
const limit = 256 * 1024;

/**
 * Returns Netlify's path for all files of a kind, in which a placeholder such as `:1` stands for a
 * segment. All files in folders of the same depth are of one kind, so that no two paths match the
 * same file.
 */
function pathOfKind(url: string): string {
  const [, folder = '', ...rest] = encodeURI(kindOf(url)).split('/');
  return ['', folder, ...rest.map((_, index) => `:${'abcdefghijklmnopqrstuvwxyz'[index]}`)].join(
    '/',
  );
}

/**
 * Returns rules that never set the same header twice for one URL. Hosts differ in whether they
 * would send one value or both, and two CSP headers together are stricter than each alone. So a
 * header is in the rule of a kind only if all files of that kind have it with the same value.
 */
function headerRulesFor(site: PublishedSite): ReadonlyMap<string, Headers> {
  const all = headersByUrl(site);
  const shared = sharedBy([...all.values()]);
  const rules = new Map<string, Record<string, string>>([['/*', { ...shared }]]);
  const add = (path: string, name: string, value: string | undefined) => {
    if (value !== undefined) rules.set(path, { ...rules.get(path), [name]: value });
  };
  const own = new Map([...all].map(([url, headers]) => [url, without(headers, shared)]));
  const names = new Set([...own.values()].flatMap((headers) => Object.keys(headers)));
  for (const [path, files] of Map.groupBy(own, ([url]) => pathOfKind(url)))
    for (const name of names) {
      const values = new Set(files.map(([, headers]) => headers[name]));
      if (values.size === 1) add(path, name, [...values][0]);
      else for (const [url, headers] of files) add(encodeURI(url), name, headers[name]);
    }
  return rules;
}

/**
 * Returns the text of `_headers`, which Netlify, Cloudflare Pages and others read. They set
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
      `_headers: expected at most ${limit} characters; found ${text.length}, with ${blocks.length} rules. A kind of pages, such as the articles, needs a rule for each page if one of them has a player, a form or a network of its own, because Netlify's rules have no exceptions: use none of these, or choose another host`,
    );
  return text;
}
