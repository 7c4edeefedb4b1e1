import type { Writable } from 'node:stream';

/** Bytes that wait for a reader that does not keep up; what comes beyond them is dropped. */
const mostWaiting = 1024 * 1024;

/**
 * Makes a function that writes lines to a stream and never waits for it. Lines that a slow reader
 * cannot take are dropped, and their number told when there is room again; a reader that has gone
 * is no failure.
 */
export function lineWriter(stream: Writable, most = mostWaiting): (line: string) => void {
  let dropped = 0;
  let gone = false;
  stream.on('error', () => {
    gone = true;
  });
  return (line) => {
    if (gone) return;
    if (stream.writableLength > most) {
      dropped += 1;
      return;
    }
    if (dropped > 0) stream.write(`${JSON.stringify({ dropped })}\n`);
    dropped = 0;
    stream.write(`${line}\n`);
  };
}
