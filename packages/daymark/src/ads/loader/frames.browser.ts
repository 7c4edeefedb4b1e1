import { guardFocus } from './focus-guard.ts';
import { type OpenFrame, openFrame } from './open-frame.ts';
import { guardScroll } from './scroll-guard.ts';

/*
 * The loader imports this module when the first slot with a frame is near the screen. Short visits do not
 * load this code.
 */

type Frame = OpenFrame & { askAgain: () => void };

let all: Frame[] = [];

/** Returns the frames that are still in the page, and forgets removed frames. */
function opened(): readonly Frame[] {
  all = all.filter(({ frame }) => frame.isConnected);
  return all;
}

guardFocus(opened, guardScroll(opened));

/**
 * Fills a slot box with a frame, and protects the page's focus and scroll position from the frame.
 * @param askAgain requests another creative, after this frame has been removed for scrolling
 * @returns a function to call when the visitor refuses consent
 */
export function fillFramed(
  askAgain: () => void,
  ...request: Parameters<typeof openFrame>
): () => void {
  const frame = { ...openFrame(...request), askAgain };
  all.push(frame);
  return frame.withdraw;
}
