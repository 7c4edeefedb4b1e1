import type { ExpectedSite } from '../expected-site.ts';
import type { RawResponse } from './response-reader.ts';

/** The maximum size in bytes of a response body that is one line of text instead of a file. */
const longestLine = 100;

/** Returns the path of a request target, resolved and decoded once; undefined if it has none. */
function pathOf(target: string): string | undefined {
  try {
    const local = target.replace(/^https?:\/\/[^/?]*/i, '');
    const [path = ''] = local.split('?');
    if (path === '') return local === target ? undefined : '/';
    if (!path.startsWith('/')) return undefined;
    // A URL would read a backslash as a slash, and a number sign as the end of the path.
    const plain = path.replace(/[\\#]/g, encodeURIComponent).replace(/\/{2,}/g, '/');
    const { pathname } = new URL(`http://a.example${plain}`);
    return decodeURIComponent(pathname.replace(/%(?=2f)/gi, '%25'));
  } catch {
    return undefined;
  }
}

/** Returns every path that a server could read from the bytes of a request. */
function pathsIn(raw: string): ReadonlySet<string> {
  const paths = raw.split(/[ \t\r\n]+/).map(pathOf);
  return new Set(paths.filter((path) => path !== undefined));
}

function rangeOf(body: Buffer, contentRange = ''): Buffer {
  const [, first, last] = /^bytes (\d+)-(\d+)\/\d+$/.exec(contentRange) ?? [];
  return body.subarray(Number(first), Number(last) + 1);
}

/**
 * Returns what is wrong with a response to a hostile request: its body is neither a requested file
 * nor an error message, it has status 500 or more although /500 was not requested, it redirects to
 * a URL that the site does not have, or it has a header that the request has injected. Returns
 * undefined if the response is right.
 */
export function faultOf(
  raw: string,
  { status, headers, body }: RawResponse,
  { bodies }: ExpectedSite,
): string | undefined {
  const asked = pathsIn(raw);
  const isPageOf = (path: string) => bodies.get(path)?.some((page) => page.equals(body));
  if (headers.has('x-injected')) return 'the request has injected a header into the response';
  if (status >= 500)
    return status === 500 && asked.has('/500') && (isPageOf('/500') || body.length === 0)
      ? undefined
      : `status ${status}`;
  if (status === 200 || status === 206) {
    const files = [...asked].flatMap((path) => bodies.get(path) ?? []);
    if (files.length === 0) return `status ${status}, although no file was requested`;
    const part = (file: Buffer) =>
      status === 206 ? rangeOf(file, headers.get('content-range')) : file;
    if (body.length === 0 || files.some((file) => part(file).equals(body))) return undefined;
    return `status ${status} with ${body.length} bytes that are not those of the requested file`;
  }
  if (status === 308) {
    const location = headers.get('location') ?? '';
    const path = location.startsWith('//') ? undefined : pathOf(location);
    if (path === undefined || !bodies.has(path))
      return `redirect to ${location}, which is not a URL of the site`;
  }
  if (body.length <= longestLine || (status === 404 && isPageOf('/404'))) return undefined;
  return `status ${status} with ${body.length} bytes that are not the page for this status`;
}
