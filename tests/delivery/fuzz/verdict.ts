import type { ExpectedSite } from '../expected-site.ts';
import type { RawResponse } from './response-reader.ts';

/** Bytes. A response without a file is one short line. */
const longestLine = 100;

/** Returns the path of a request target, decoded once; undefined if it has none. */
function pathOf(target: string): string | undefined {
  try {
    const local = target.replace(/^https?:\/\/[^/?]*/i, '');
    const [path = ''] = local.split('?');
    if (path === '') return local === target ? undefined : '/';
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/** Returns every path that the bytes of a request might mean. */
function pathsIn(raw: string): ReadonlySet<string> {
  const paths = raw.split(/[ \t\r\n]+/).map(pathOf);
  return new Set(paths.filter((path) => path !== undefined));
}

function rangeOf(body: Buffer, contentRange = ''): Buffer {
  const [, first, last] = /^bytes (\d+)-(\d+)\/\d+$/.exec(contentRange) ?? [];
  return body.subarray(Number(first), Number(last) + 1);
}

/**
 * Returns the fault of a response, whatever the request: it holds bytes of no file or of a file
 * that was not requested, reports a server error, redirects to another place, or repeats a header
 * of the request. Returns undefined if the response is right.
 */
export function faultOf(
  raw: string,
  { status, headers, body }: RawResponse,
  { bodies }: ExpectedSite,
): string | undefined {
  const asked = pathsIn(raw);
  const isPageOf = (path: string) => bodies.get(path)?.some((page) => page.equals(body));
  if (headers.has('x-injected')) return 'a header of the request is in the answer';
  if (status >= 500)
    return status === 500 && asked.has('/500') && (isPageOf('/500') || body.length === 0)
      ? undefined
      : `status ${status}`;
  if (status === 200 || status === 206) {
    const files = [...asked].flatMap((path) => bodies.get(path) ?? []);
    if (files.length === 0) return `status ${status}, and no file was asked for`;
    const part = (file: Buffer) =>
      status === 206 ? rangeOf(file, headers.get('content-range')) : file;
    if (body.length === 0 || files.some((file) => part(file).equals(body))) return undefined;
    return `status ${status} with ${body.length} bytes that are not of the file that was asked for`;
  }
  if (status === 308) {
    const location = headers.get('location') ?? '';
    const path = location.startsWith('//') ? undefined : pathOf(location);
    if (path === undefined || !bodies.has(path)) return `sent on to ${location}`;
  }
  if (body.length <= longestLine || (status === 404 && isPageOf('/404'))) return undefined;
  return `status ${status} with ${body.length} bytes of no page for it`;
}
