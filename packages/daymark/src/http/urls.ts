import { extensionOf, extensions } from './content-type.ts';

/** Returns the URL path of a file: `/about` for `about.html`, and `/` for `index.html`. */
export function urlOf(file: string): string {
  if (!isPage(file)) return `/${file}`;
  return `/${file.slice(0, -'.html'.length)}`.replace(/\/index$/, '') || '/';
}

/** Whether a file is an HTML page. */
export const isPage = (file: string): boolean => file.endsWith('.html');

/** Returns other spellings of a file's URL path, which redirect to that path. */
export function aliasesOf(file: string): string[] {
  const url = urlOf(file);
  const aliases = new Set([`/${file}`, `/${file}`.replace(/\.html$/, '')]);
  if (url !== '/') aliases.add(`${url}/`);
  aliases.delete(url);
  return [...aliases];
}

/**
 * A URL path below which a language of a site lies. The folder has its own home page, error pages,
 * assets and search page. Folders may contain each other.
 */
export interface SiteFolder {
  /** Decoded, without a slash at its end: `''` for the root of the host, `/de`, `/calm/de`. */
  readonly path: string;
  /** The URL path of the search page. */
  readonly search: string;
}

/** The folder of a site in one language at the root of its host. */
export const rootFolder: readonly SiteFolder[] = [{ path: '', search: '/search' }];

/** Returns the innermost folder that contains a URL path; undefined if none does. */
export function folderOf(url: string, folders: readonly SiteFolder[]): SiteFolder | undefined {
  const [first, ...others] = folders.filter(
    ({ path }) => url === path || url.startsWith(`${path}/`),
  );
  return others.reduce(
    (inner, folder) => (inner && inner.path.length > folder.path.length ? inner : folder),
    first,
  );
}

const statuses: ReadonlyMap<string, number> = new Map([
  ['/404', 404],
  ['/500', 500],
]);

/**
 * Returns the status of the error page at a URL path; undefined for any other path. Each folder has
 * error pages. A request for the path of an error page gets the same status.
 */
export function statusOf(url: string, folders = rootFolder): number | undefined {
  const folder = folderOf(url, folders);
  return folder && statuses.get(url.slice(folder.path.length));
}

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

interface Target {
  /** The path, percent-decoded once, except encoded reserved characters such as `%2F`. */
  readonly path: string;
  /** The query as sent, with its question mark; empty when there is none. */
  readonly query: string;
}

/** Reads a request target. Returns undefined unless it is a well-formed path or http(s) URL. */
export function readTarget(target: string): Target | undefined {
  // The absolute form, which every server must accept, begins with the scheme and the host.
  const local = target.replace(/^https?:\/\/[^/?]*/i, '');
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(local) ?? [];
  if (path === '' && local !== target) return { path: '/', query };
  if (!path.startsWith('/')) return undefined;
  try {
    return { path: decodeURI(path), query };
  } catch {
    return undefined;
  }
}

/** The path in a folder under which the build writes scripts, styles, fonts and images. */
export const assetFolder = '/_astro/';

/** The extensions of assets (files other than pages), in lower case without the dot. */
const assetExtensions: readonly string[] = extensions
  .filter((extension) => extension !== '.html')
  .map((extension) => extension.slice(1));

/**
 * Whether a path names an asset. A missing asset gets a one-line 404 response. Any other missing
 * path gets the 404 page, even if it has an extension: a visitor may have followed an old link to
 * `/index.php`, for example.
 */
export const isAsset = (url: string, folders = rootFolder): boolean =>
  folders.some(({ path }) => url.startsWith(path + assetFolder)) ||
  assetExtensions.includes(extensionOf(url).slice(1));
