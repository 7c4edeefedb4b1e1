/**
 * Returns the URL path of a file of the site: `/about` for `about.html`, and `/` for `index.html`.
 */
export function urlOf(file: string): string {
  if (!isPage(file)) return `/${file}`;
  return `/${file.slice(0, -'.html'.length)}`.replace(/\/index$/, '') || '/';
}

/** Whether a file is an HTML page. */
export function isPage(file: string): boolean {
  return file.endsWith('.html');
}

/**
 * Returns other spellings of a file's URL path that visitors may try. They redirect to that path.
 */
export function aliasesOf(file: string): string[] {
  const url = urlOf(file);
  const aliases = new Set([`/${file}`, `/${file}`.replace(/\.html$/, '')]);
  if (url !== '/') aliases.add(`${url}/`);
  aliases.delete(url);
  return [...aliases];
}

/** The status of each error page by its URL path. A request for that path gets the same status. */
export const statusOf: ReadonlyMap<string, number> = new Map([
  ['/404', 404],
  ['/500', 500],
]);

/** Whether a file is never published: a segment of its path is empty or begins with a dot. */
const isHidden = (file: string) => /(?:^|\/)(?:\.(?!well-known\/)|\/|$)/.test(file);

/** Returns the files of which one may be at a URL path, or at another spelling of it. */
export function candidatesAt(url: string): string[] {
  const base = url.slice(1).replace(/\/$/, '');
  const page = base === '' ? 'index.html' : `${base}/index.html`;
  return [`${base}.html`, page, base].filter((file) => !isHidden(file));
}

/** The URL path of the list of those who may sell a site's ad space. */
export const ADS_TXT = '/ads.txt';

/**
 * Whether a redirect leads to another host, which only the redirect of `/ads.txt` may do. Hosts send
 * it with status 302 and without the query, because it is no old address, and its target may change.
 */
export const isElsewhere = (to: string): boolean => !to.startsWith('/');
