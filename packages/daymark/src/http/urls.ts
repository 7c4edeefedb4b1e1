import { GONE } from '../settings/addresses.ts';
import { extensionOf, extensions } from './content-type.ts';

/** Returns the URL path of a file: `/about` for `about.html`, and `/` for `index.html`. */
export function urlOf(file: string): string {
  if (!isPage(file)) return `/${file}`;
  return `/${file.slice(0, -'.html'.length)}`.replace(/\/index$/, '') || '/';
}

/** Whether a file is an HTML page. */
export const isPage = (file: string): boolean => file.endsWith('.html');

/** The suffixes of the aliases of a URL path. Every file has all aliases, so that all hosts respond alike. */
const ALIAS_ENDS = ['/', '.html', '.html/', '/index', '/index/', '/index.html', '/index.html/'];

/** Returns the URL paths that a path may mean, such as `/about` for `/about/`, the longest first. */
export const aliasedBy = (path: string): string[] =>
  ALIAS_ENDS.filter((end) => path.endsWith(end))
    .map((end) => path.slice(0, -end.length))
    .filter((base) => path !== '/' && !base.endsWith('/'))
    .map((base) => base || '/');

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

/** Returns the possible names of the file at a URL path, or at a path that the URL path may mean. */
export function candidatesAt(url: string): string[] {
  const files = [url, ...aliasedBy(url)].flatMap((each) => {
    const base = each.slice(1);
    return base === '' ? 'index.html' : [`${base}.html`, `${base}/index.html`, base];
  });
  return [...new Set(files)].filter((file) => !isHidden(file));
}

/** The file of a site with the digest of its build, which `--if-changed` requests from the host. */
export const DIGEST_FILE = 'daymark-build.txt';

/** The URL path of the list of companies that may sell a site's ad space. */
export const ADS_TXT = '/ads.txt';

/** Whether a file belongs to the host, and not to a path or a language on it, such as `/robots.txt`. */
export const isOfHost = (url: string): boolean =>
  /^\/(?:robots\.txt|ads\.txt|\.well-known\/.*)$/.test(url);

/**
 * Whether a redirect leads to another host, which only the redirect of `/ads.txt` may do. Hosts send this
 * redirect with status 302 and without the query: `/ads.txt` is no old address, and the target may
 * change.
 */
export const isElsewhere = (to: string): boolean => !to.startsWith('/') && to !== GONE;

interface Target {
  /**
   * The path, percent-decoded once, except `%2F`, which is no slash between folders, and without dot
   * segments and repeated slashes. Bytes that are not UTF-8 have become U+FFFD, which no file name has.
   */
  readonly path: string;
  /** The query as sent, with its question mark; empty when there is none. */
  readonly query: string;
}

/**
 * Reads a request target. Returns undefined for a target that is neither a well-formed path nor an
 * http(s) URL, and for a path that leads out of the root.
 */
export function readTarget(target: string): Target | undefined {
  // The absolute form, which every server must accept, begins with the scheme and the host.
  const local = target.replace(/^https?:\/\/[^/?]*/i, '');
  const [, path = '', query = ''] = /^([^?]*)(.*)/s.exec(local) ?? [];
  if (path === '' && local !== target) return { path: '/', query };
  if (!path.startsWith('/') || /%(?![\da-f]{2})/i.test(path)) return undefined;
  const resolved = resolve(path.replace(/(?:%(?!2f)[\da-f]{2})+/gi, decoded));
  return resolved === undefined ? undefined : { path: resolved, query };
}

/** Resolves the dot segments and the repeated slashes of a path. Source: RFC 3986, 5.2.4 */
function resolve(path: string): string | undefined {
  if (!/\/(?:\/|\.\.?(?:\/|$))/.test(path)) return path;
  const kept: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..' && kept.pop() === undefined) return undefined;
    if (!/^\.{0,2}$/.test(segment)) kept.push(segment);
  }
  const end = kept.length > 0 && /\/\.{0,2}$/.test(path) ? '/' : '';
  return `/${kept.join('/')}${end}`;
}

/** Percent-decodes a text. Bytes that are not UTF-8 become U+FFFD. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '\u{fffd}';
  }
}

/** Percent-encodes a URL path, as in a Location. */
export const encodePath = (path: string): string =>
  encodeURI(path).replace(/[?#]/g, encodeURIComponent);

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
