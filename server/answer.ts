import { plainText } from './content-type.ts';
import { headersFor } from './headers.ts';
import { type LineStatus, plainTexts } from './plain-answers.ts';
import type { ByteRange } from './range.ts';
import type { Representation } from './routes.ts';

export type Headers = Readonly<Record<string, string>>;

/** The headers of a request that its answer depends on, by lower-case name. */
export interface RequestHeaders {
  readonly 'accept-encoding'?: string | undefined;
  readonly 'if-none-match'?: string | undefined;
  readonly 'if-range'?: string | undefined;
  readonly range?: string | undefined;
}

/** All that the answer to a request depends on, in the terms of no server in particular. */
export interface Question {
  readonly method: string;
  /** As sent: a path with its query, or an absolute URL. */
  readonly target: string;
  readonly headers: RequestHeaders;
  /** Whether the visitor came over https, to this server or to one in front of it. */
  readonly secure: boolean;
}

/** What is to be sent of a file. */
export interface Part<R extends Representation = Representation> {
  readonly bytes: R;
  /** Of an empty file it ends before it begins. */
  readonly range: ByteRange;
}

export interface Answer<R extends Representation = Representation> {
  readonly status: number;
  /** Complete but for what every server adds by itself, as the date. */
  readonly headers: Headers;
  /** Absent when nothing follows the headers. */
  readonly body?: string | Part<R>;
}

/** For answers that stand for no file: never kept as if they were the file that was asked for. */
const plainHeaders = headersFor('/');

/** One short line of plain text. */
export function lineAnswer(status: LineStatus, headers: Headers = {}): Answer<never> {
  const body = `${plainTexts[status]}\n`;
  const own = { 'Content-Type': plainText.type, 'Content-Length': `${body.length}` };
  return { status, headers: { ...plainHeaders, ...own, ...headers }, body };
}

/** Sends the visitor on for good, to a path of this site, keeping the method and the query. */
export function redirectAnswer(path: string, query: string): Answer<never> {
  const Location = encodeURI(path) + query;
  return { status: 308, headers: { ...plainHeaders, Location, 'Content-Length': '0' } };
}
