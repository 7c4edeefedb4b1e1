import type { SlotRequest } from '../frame/message.ts';
import { guardFocus } from './focus-guard.ts';
import { type OpenFrame, openFrame } from './open-frame.ts';
import { guardScroll } from './scroll-guard.ts';
import type { ReportState } from './state.ts';

/* Loads with the first framed slot near the screen, so that shorter visits do not load it. */

let all: OpenFrame[] = [];

/** Returns the frames that are open now. */
function opened(): readonly OpenFrame[] {
  all = all.filter(({ frame }) => frame.isConnected);
  return all;
}

guardFocus(opened, guardScroll(opened));

/**
 * Fills a box with a frame, and protects the page's focus and scrolling from it.
 * @returns a function for a refusal
 */
export function fillFramed(
  box: HTMLElement,
  address: string,
  slot: SlotRequest,
  reportState: ReportState,
): () => void {
  const frame = openFrame(box, address, slot, reportState);
  all.push(frame);
  return frame.withdraw;
}
