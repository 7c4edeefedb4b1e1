import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { readTarget } from '../http/urls.ts';

/** Returns the entry of a request, which contains nothing that identifies a visitor. */
function entryOf(
  request: IncomingMessage,
  response: ServerResponse,
  { begun, bytes, whole }: { begun: number; bytes: number; whole: boolean },
): string {
  const entry = {
    time: new Date().toISOString(),
    method: request.method,
    path: loggedPath(request.url ?? ''),
    status: response.headersSent ? response.statusCode : null,
    bytes,
    milliseconds: Math.round((performance.now() - begun) * 10) / 10,
    ...(!whole && { aborted: true }),
  };
  return printable(JSON.stringify(entry));
}

/** Logs every request in a line of JSON, without personal data such as IP addresses. */
export function withAccessLog(
  app: RequestListener,
  write: (line: string) => void,
): RequestListener {
  const counted = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const begun = performance.now();
    const log = (whole: boolean) => {
      const bytes = socket.bytesWritten - (counted.get(socket) ?? 0);
      counted.set(socket, socket.bytesWritten);
      write(entryOf(request, response, { begun, bytes, whole }));
    };
    // Runs before Node's own listener, which starts the next response, whose bytes must not count.
    response.prependListener('finish', () => log(true));
    response.once('close', () => {
      if (!response.writableFinished) log(false);
    });
    app(request, response);
  };
}

/** The maximum number of bytes that wait for a slow reader. Further lines are dropped. */
const maxWaiting = 1024 * 1024;

/**
 * Returns a function that writes lines to a stream and never waits for it. The log drops lines that a
 * slow reader cannot take, and later writes their number. The log ignores a reader that disconnects.
 */
export function lineWriter(stream: Writable, max = maxWaiting): (line: string) => void {
  let dropped = 0;
  let gone = false;
  stream.on('error', () => {
    gone = true;
  });
  return (line) => {
    if (gone) return;
    if (stream.writableLength > max) {
      dropped += 1;
      return;
    }
    if (dropped > 0) stream.write(`${JSON.stringify({ dropped })}\n`);
    dropped = 0;
    stream.write(`${line}\n`);
  };
}

/** The maximum number of logged characters of a path. No page has a longer path. */
const longestPath = 1_000;

/** Escapes everything except printable ASCII, so that nobody can forge a log line. */
export function printable(text: string): string {
  return text.replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Returns the part of a request target that may be logged: the decoded path, or, if the target is
 * malformed, the text before the query. The query is left out, because it may hold private data.
 */
export function loggedPath(target: string): string {
  const [sent = ''] = target.split(/[?#]/);
  return (readTarget(target)?.path ?? sent).slice(0, longestPath);
}
