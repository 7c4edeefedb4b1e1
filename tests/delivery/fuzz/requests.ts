import type { Choices, Random } from '../../../packages/daymark/src/basics/random.ts';
import { mutations, overlong } from './mutations.ts';

/** The bytes of a hostile request, and whether they are exactly one request. */
export interface HostileRequest {
  /** The bytes to send. Each character is one byte (latin1). */
  readonly raw: string;
  /**
   * Whether the bytes are exactly one request. If not, they may be several requests or a part of
   * one, and need a separate connection.
   */
  readonly isFramed: boolean;
}

const methods: Choices<string> = [
  ...([
    'HEAD',
    'POST',
    'PUT',
    'DELETE',
    'OPTIONS',
    'TRACE',
    'PATCH',
    'PROPFIND',
    'CONNECT',
  ] as const),
  ...['get', 'G\0T', 'GETGET', 'PRI', '', ' GET', '\xff', 'M-SEARCH', 'X'.repeat(9_000)],
];

const versions: Choices<string> = [
  ...([
    'HTTP/1.0',
    'HTTP/0.9',
    'HTTP/2.0',
    'HTTP/1.10',
    'http/1.1',
    'HTTP/1.1 ',
    'HTTP/ 1.1',
  ] as const),
  ...['', 'HTTP', 'HTTP/1', 'HTTP/1.1\0', 'HTTP/99.99', 'ICE/1.0', 'RTSP/1.0'],
];

const fields: Choices<string> = [
  ...(['Range: bytes=0-9', 'Range: bytes=9-2', 'Range: bytes=-5', 'Range: bytes=0-,1-'] as const),
  ...['Range: bytes=99999999999999999999-', 'Range: items=0-1', 'If-Range: "x"', 'Host: b'],
  ...['If-None-Match: *', 'If-None-Match: ,,"', 'Accept-Encoding: br', 'Accept-Encoding: br;q=x,*'],
  ...['Accept-Encoding: gzip', 'Content-Length: -1', 'Transfer-Encoding: x', 'Expect: nothing'],
  ...['X-Forwarded-Proto: https', 'Cookie: \xff\xfe', 'A: '.padEnd(2_000, 'b'), 'Upgrade: h2c'],
  ...['X-Original-URL: /policy.json', 'X-Rewrite-URL: /../policy.json', 'Range: bytes=5-5'],
];

/** Bytes that end a line or a request at a wrong position. */
const breaks: Choices<string> = [
  ...(['\r\n', '\n', '\r', '\r\n\r\n', '\n\n', '\r\nX-Injected: 1', '\nX-Injected: 1\n'] as const),
  ...['\r\n\r\nGET /../policy.json HTTP/1.1\r\nHost: a\r\n\r\n', '\r\nContent-Length: 5\r\n'],
  ...['\r\nTransfer-Encoding: chunked\r\n', '\r\nTransfer-Encoding : chunked\r\n', '\r\n folded'],
  ...[
    '\r\nContent-Length: 1\r\nContent-Length: 2',
    '\r\nConnection: upgrade\r\nUpgrade: websocket',
  ],
];

/**
 * A last request, which makes the server close the connection, if the server recognises it as a
 * request after the bytes before it.
 */
const last = 'GET /robots.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

/** The percentage of requests that get one of `breaks` at a random position, followed by `last`. */
const broken = 4;

/** Invents a hostile request from the URL of an existing file. */
export function inventRequest(path: string, random: Random): HostileRequest {
  let target = path;
  for (let change = random.int(1, 3); change > 0; change--)
    target = random.pick(mutations)(target, random);
  if (random.int(1, 1_000) === 1) target = overlong(target, random);
  const method = random.chance(90) ? 'GET' : random.pick(methods);
  const version = random.chance(93) ? 'HTTP/1.1' : random.pick(versions);
  const host = random.chance(98) ? 'Host: a\r\n' : '';
  const field = random.chance(15) ? `${random.pick(fields)}\r\n` : '';
  const raw = `${method} ${target} ${version}\r\n${host}${field}\r\n`;
  if (!random.chance(broken)) return { raw, isFramed: true };
  const at = random.int(0, raw.length);
  return { raw: raw.slice(0, at) + random.pick(breaks) + raw.slice(at) + last, isFramed: false };
}
