import { assetFolder } from './assets.ts';
import { contentSecurityPolicy, type Policy } from './policy.ts';

/** Response headers for the URL paths that a rule covers. */
export interface HeaderRule {
  /**
   * URL paths; one `*`, at either end of a pattern, stands for any run of characters. An ending is
   * met in any case of letters, as the type of a file is told by its extension in any.
   */
  readonly urls: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** True for what has a meaning over https only, and must not be sent over plain http. */
  readonly httpsOnly?: true;
}

/**
 * Features of the browser that no page uses, so that no script, ours or a guest's, can ask. Only
 * those that Chromium knows, for it complains of others: of `attribution-reporting`, since that has
 * gone.
 */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'local-network-access',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * The one source of response headers: the embedded server and the files for other hosts are both
 * made from it. A later rule overrides an earlier one, header by header. Content-Type is not here:
 * every host derives it from the file's name.
 */
export const headerRules: readonly HeaderRule[] = [
  {
    urls: ['*'],
    headers: {
      // A file is what its Content-Type says: text never becomes script by guessing.
      'X-Content-Type-Options': 'nosniff',
      // Other sites learn which site sent a visitor, not which page.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      // A page that opens ours, or that ours opens, gets no handle on our window.
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Nor does a neighbour below the same domain share our process, such as the second host.
      'Origin-Agent-Cluster': '?1',
      // Other sites cannot embed our files, which also keeps them out of reach of Spectre.
      'Cross-Origin-Resource-Policy': 'same-origin',
      // Kept, but asked about before each use: a new deploy is seen at once, at the cost of a 304.
      'Cache-Control': 'no-cache',
      // X-Frame-Options is absent: `frame-ancestors` in every page's policy says the same.
      // Cross-Origin-Embedder-Policy too: it would keep frames of networks and players away.
    },
  },
  {
    // The address holds a hash of the content, so what is behind it never changes.
    urls: [`${assetFolder}*`, '/pagefind/*', '/social/*'],
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  {
    // Its address holds what a visitor looks for: no request from it tells even our own server.
    urls: ['/search'],
    headers: { 'Referrer-Policy': 'strict-origin' },
  },
  {
    // The pages that networks run in are parts of others. They tell a network which site it is on.
    urls: ['/ads/frame/*'],
    headers: { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'strict-origin' },
  },
  {
    // Made to be shown elsewhere: previews of a link, readers of feeds, other people's pages.
    urls: ['/social/*'],
    headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  },
  {
    // The kinds of file besides HTML that can run script when opened by themselves.
    urls: ['*.svg', '*.xml', '*.atom'],
    headers: { 'Content-Security-Policy': "script-src 'none'; frame-ancestors 'none'" },
  },
  {
    // Two years. Not for subdomains, which may belong to something else.
    urls: ['*'],
    headers: { 'Strict-Transport-Security': 'max-age=63072000' },
    httpsOnly: true,
  },
];

function covers(pattern: string, urlPath: string): boolean {
  if (pattern.endsWith('*')) return urlPath.startsWith(pattern.slice(0, -1));
  if (pattern.startsWith('*')) return urlPath.toLowerCase().endsWith(pattern.slice(1));
  return urlPath === pattern;
}

function headersOf(rules: readonly HeaderRule[], urlPath: string): Record<string, string> {
  const applying = rules.filter(({ urls }) => urls.some((pattern) => covers(pattern, urlPath)));
  return Object.assign({}, ...applying.map(({ headers }) => headers));
}

const rulesOverHttps = headerRules.filter(({ httpsOnly }) => httpsOnly);
const rulesAnywhere = headerRules.filter(({ httpsOnly }) => !httpsOnly);

/** The headers that an answer at `urlPath` carries over https, beyond those over plain http. */
export function httpsHeadersFor(urlPath: string): Record<string, string> {
  return headersOf(rulesOverHttps, urlPath);
}

/**
 * The headers of the file at `urlPath` over plain http.
 * `policy` is that of an HTML page; absent for other files.
 */
export function headersFor(urlPath: string, policy?: Policy): Record<string, string> {
  const headers = headersOf(rulesAnywhere, urlPath);
  if (policy) headers['Content-Security-Policy'] = contentSecurityPolicy(policy);
  return headers;
}
