import { guardFocus } from './focus-guard.ts';
import { type OpenFrame, openFrame } from './open-frame.ts';
import { guardScroll } from './scroll-guard.ts';

/* Loads when the first slot with a frame is near the screen. Short visits do not load this code. */

let all: OpenFrame[] = [];

function opened(): readonly OpenFrame[] {
  all = all.filter(({ frame }) => frame.isConnected);
  return all;
}

guardFocus(opened, guardScroll(opened));

/**
 * Fills a slot box with a frame, and protects the page's focus and scroll position from the frame.
 * @returns a function to call when the visitor refuses consent
 */
export function fillFramed(...request: Parameters<typeof openFrame>): () => void {
  const frame = openFrame(...request);
  all.push(frame);
  return frame.withdraw;
}
