import type { SlotRequest } from '../frame/message.ts';
import { guardFocus } from './focus-guard.ts';
import { type OpenFrame, openFrame } from './open-frame.ts';
import { guardScroll } from './scroll-guard.ts';
import type { Tell } from './state.ts';

/* Fetched when the first slot is asked for: pages that nobody reads so far do without it. */

let all: OpenFrame[] = [];

/** The frames that are open now. */
function opened(): readonly OpenFrame[] {
  all = all.filter(({ frame }) => frame.isConnected);
  return all;
}

guardFocus(opened, guardScroll(opened));

/**
 * Fills a box by a frame, and keeps the focus and the scrolling of the page from it.
 * @returns a function for a refusal
 */
export function fillFramed(
  box: HTMLElement,
  address: string,
  slot: SlotRequest,
  tell: Tell,
): () => void {
  const frame = openFrame(box, address, slot, tell);
  all.push(frame);
  return frame.withdraw;
}
