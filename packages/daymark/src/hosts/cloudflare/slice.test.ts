import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { sliceOf } from './slice.ts';

const encoder = new TextEncoder();

function streamOf(...pieces: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
}

test.each([
  [0, 8, 'abcdefghi'],
  [0, 0, 'a'],
  [2, 3, 'cd'],
  [3, 5, 'def'],
  [1, 7, 'bcdefgh'],
  [8, 8, 'i'],
])('bytes %i to %i are passed on, wherever the chunks end', async (first, last, expected) => {
  const part = streamOf('abc', 'def', 'ghi').pipeThrough(sliceOf({ first, last }));
  expect(await text(part)).toBe(expected);
});
