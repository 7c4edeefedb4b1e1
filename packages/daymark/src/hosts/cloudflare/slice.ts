import type { ByteRange } from '../../http/range.ts';

/** Returns a stream that passes on the bytes of a range and ends after the last of them. */
export function sliceOf({ first, last }: ByteRange): TransformStream<Uint8Array, Uint8Array> {
  let passed = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const wanted = chunk.subarray(Math.max(0, first - passed), Math.max(0, last + 1 - passed));
      passed += chunk.length;
      if (wanted.length > 0) controller.enqueue(wanted);
      if (passed > last) controller.terminate();
    },
  });
}
