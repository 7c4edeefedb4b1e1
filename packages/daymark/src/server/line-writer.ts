import type { Writable } from 'node:stream';

/** The maximum number of bytes that wait for a slow reader. Further lines are dropped. */
const maxWaiting = 1024 * 1024;

/**
 * Returns a function that writes lines to a stream and never waits for it. It drops lines that a
 * slow reader cannot take, and later writes their number. It ignores a reader that disconnects.
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
