import { plainText } from './content-type.ts';
import { headersFor } from './headers.ts';
import { type PlainTextStatus, plainTexts } from './plain-text-responses.ts';
import type { ByteRange } from './range.ts';
import type { Representation } from './routes.ts';
import { isElsewhere } from './urls.ts';

export type Headers = Readonly<Record<string, string>>;

/** The request headers that the response depends on, by lower-case name. */
export type RequestHeaders = {
  readonly [Name in 'accept-encoding' | 'if-none-match' | 'if-range' | 'range']?:
    | string
    | undefined;
};

/** The parts of a request that the response depends on, without the types of any server. */
export interface SiteRequest {
  readonly method: string;
  /** The target as the client sent it: a path with its query, or an absolute URL. */
  readonly target: string;
  readonly headers: RequestHeaders;
  /** Whether the client used https, to this server or to a proxy in front of it. */
  readonly secure: boolean;
}

/** The range of a file that a response sends. */
export interface Part<R extends Representation = Representation> {
  readonly bytes: R;
  /** For an empty file, `last` is less than `first`. */
  readonly range: ByteRange;
}

export interface SiteResponse<R extends Representation = Representation> {
  readonly status: number;
  /** All headers, except those that every server adds by itself, such as `Date`. */
  readonly headers: Headers;
  /** The body; absent when the response has none. */
  readonly body?: string | Part<R>;
}

/** The headers of responses without a file: those that `headerRules` sets for all paths. */
const plainHeaders = headersFor('/');

/** Returns a response with one short line of plain text. */
export function plainTextResponse(
  status: PlainTextStatus,
  headers: Headers = {},
): SiteResponse<never> {
  const body = `${plainTexts[status]}\n`;
  const own = { 'Content-Type': plainText.type, 'Content-Length': `${body.length}` };
  return { status, headers: { ...plainHeaders, ...own, ...headers }, body };
}

/**
 * Returns a permanent redirect to a path of this site, with the same method and query, or the
 * redirect to another host.
 */
export function redirectResponse(to: string, query: string): SiteResponse<never> {
  const [status, Location] = isElsewhere(to) ? [302, to] : [308, encodeURI(to) + query];
  return { status, headers: { ...plainHeaders, Location, 'Content-Length': '0' } };
}
