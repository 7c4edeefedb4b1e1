import { typeOf } from './content-type.ts';
import { contentSecurityPolicy, type Policy } from './policy.ts';
import { assetFolder, rootFolder, type SiteFolder, urlOf } from './urls.ts';

/** Headers of a response, by name. */
export type Headers = Readonly<Record<string, string>>;

/** Response headers for a set of URL paths. */
export interface HeaderRule {
  /**
   * URL paths or patterns. A pattern has one `*`, at its start or its end, which matches any text.
   * `*.svg`, for example, matches `/A.SVG` too: the type of a file does not depend on letter case.
   * Before a `*` at its end, `{12}` stands for twelve hexadecimal digits.
   */
  readonly urls: readonly string[];
  readonly headers: Headers;
}

/**
 * Features that browsers would otherwise give an ad network that runs in the page. Browsers would ask
 * visitors for permission in the name of the site, and give `browsing-topics` without asking. The list
 * is short, because longer headers delay the first paint: see docs/decisions/0020-first-paint.md.
 */
const unusedFeatures = ['browsing-topics', 'camera', 'geolocation', 'microphone'];

/** Returns the patterns in each folder of a site. */
const inEach = (folders: readonly SiteFolder[], patterns: readonly string[]): string[] =>
  folders.flatMap(({ path }) => patterns.map((pattern) => path + pattern));

/** The patterns of URLs of pictures for other sites, which contain a hash. */
const SOCIAL = '/social/{12}.*';

/**
 * The patterns of URLs that contain a hash of the content, so that the content at a URL never changes.
 * Other files in these folders belong to the owner, except in the folder of assets.
 */
const HASHED = [`${assetFolder}*`, '/house/{10}.*', '/pagefind/{10}/*', SOCIAL];

/**
 * The values of Cache-Control: for files at URLs with a hash, which never change, and for all other
 * files.
 */
export const caches = {
  hashed: 'public, max-age=31536000, immutable',
  // Browsers cache the file, and revalidate it before each use, so a new deploy is visible
  // immediately.
  others: 'no-cache',
};

/** Returns the patterns of the URLs of a site that browsers cache forever. */
export const hashedPatterns = (folders: readonly SiteFolder[]): string[] => inEach(folders, HASHED);

/**
 * The headers of all responses. With `headerRulesOf` and `httpsHeaders`, they are the single source of
 * response headers, for all servers and hosts. Content-Type is absent, because it depends on the file
 * name.
 */
export const commonHeaders: Headers = {
  // Prevents MIME sniffing: text never becomes script.
  'X-Content-Type-Options': 'nosniff',
  // Other sites learn which site a visitor came from, but not which page.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(','),
  // A page of another origin that opened our page, or was opened by it, cannot access our window.
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Other sites cannot embed our files. This also protects the files from Spectre attacks.
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': caches.others,
  // X-Frame-Options is absent: `frame-ancestors` in every page's policy has the same effect.
  // Cross-Origin-Embedder-Policy is absent too: it would block the frames of networks and players.
};

/**
 * The headers that all responses have over https, and must not have over plain http: two years without
 * plain http. Subdomains are not included, because other software may use them without https.
 */
export const httpsHeaders: Headers = { 'Strict-Transport-Security': 'max-age=63072000' };

/**
 * Returns the rules for URL paths with other headers than `commonHeaders`. A later rule overrides an
 * earlier one, header by header.
 */
export const headerRulesOf = (folders: readonly SiteFolder[]): readonly HeaderRule[] => [
  {
    urls: hashedPatterns(folders),
    headers: { 'Cache-Control': caches.hashed },
  },
  {
    // The URL contains the search terms, which not even our own server gets as a referrer.
    urls: folders.map(({ search }) => search),
    headers: { 'Referrer-Policy': 'strict-origin' },
  },
  {
    // The pages in the frames of ad networks: their requests reveal only the origin of the site.
    // Origin-Agent-Cluster asks browsers not to run these pages in the process of the site, if they are
    // on a subdomain of the site. On other pages, the header would delay the first paint: see
    // docs/decisions/0020-first-paint.md.
    urls: inEach(folders, ['/ads/frame/*']),
    headers: {
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'strict-origin',
      'Origin-Agent-Cluster': '?1',
    },
  },
  {
    // Other sites may embed social images: link previews, feed readers and other people's pages.
    urls: inEach(folders, [SOCIAL]),
    headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  },
  {
    // The file types other than HTML that can run scripts if a visitor opens the file itself.
    urls: ['*.svg', '*.xml', '*.atom'],
    headers: { 'Content-Security-Policy': "script-src 'none'; frame-ancestors 'none'" },
  },
];

/**
 * Returns whether a pattern of a `HeaderRule` matches a URL path, for servers that apply the rules to
 * each file.
 */
function covers(pattern: string, urlPath: string): boolean {
  const [, before = '', digits, after = ''] = /^([^{]*)\{(\d+)\}(.*)\*$/.exec(pattern) ?? [];
  if (digits) {
    const end = before.length + Number(digits);
    const hash = urlPath.slice(before.length, end);
    return urlPath.startsWith(before) && urlPath.startsWith(after, end) && /^[\da-f]+$/.test(hash);
  }
  if (pattern.endsWith('*')) return urlPath.startsWith(pattern.slice(0, -1));
  if (pattern.startsWith('*')) return urlPath.toLowerCase().endsWith(pattern.slice(1));
  return urlPath === pattern;
}

/**
 * Returns the headers of the file at `urlPath` over plain http.
 * @param policy - the policy of an HTML page; absent for other files
 */
export function headersFor(urlPath: string, policy?: Policy, folders = rootFolder): Headers {
  const applying = headerRulesOf(folders).filter(({ urls }) =>
    urls.some((pattern) => covers(pattern, urlPath)),
  );
  return {
    ...Object.assign({}, commonHeaders, ...applying.map(({ headers }) => headers)),
    ...(policy && { 'Content-Security-Policy': contentSecurityPolicy(policy) }),
  };
}

/**
 * Returns the headers of a file of the site: the headers of its URL, and the headers that depend on its
 * name. Leaves out `httpsHeaders`, because a server may also respond over plain http.
 */
export function fileHeaders(file: string, policy?: Policy, folders = rootFolder): Headers {
  const { type, compressible } = typeOf(file);
  const vary = compressible && { Vary: 'Accept-Encoding' };
  return { ...headersFor(urlOf(file), policy, folders), 'Content-Type': type, ...vary };
}

/** Whether browsers cache the file at `urlPath` forever, because its name contains a hash. */
export const isImmutable = (urlPath: string, folders = rootFolder): boolean =>
  hashedPatterns(folders).some((pattern) => covers(pattern, urlPath));
