import { plainText } from './content-type.ts';
import { headersFor } from './headers.ts';
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

/** Positions of the first and the last byte to send, counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
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

/** The methods that a site supports. Any other method gets 405. */
export const methods = ['GET', 'HEAD'] as const;

export type Method = (typeof methods)[number];

/** The header that a 405 response must have. Source: RFC 9110, 15.5.6 */
export const allow = { Allow: methods.join(', ') } as const;

export function isMethod(method: string | undefined): method is Method {
  return methods.some((known) => known === method);
}

/**
 * Bodies of responses without a file. 408, 413, 414 and 431 refuse requests that cannot be read.
 */
export const plainTexts = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request timeout',
  413: 'Content too large',
  414: 'URI too long',
  416: 'Range not satisfiable',
  431: 'The address or the headers of the request are too long',
  500: 'Internal server error',
} as const;

export type PlainTextStatus = keyof typeof plainTexts;
