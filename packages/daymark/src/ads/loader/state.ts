import { addWayPast, removeWayPast, returnFocus } from './show.ts';

/**
 * The state of a requested box, in its `data-state`; absent before the request.
 * `empty`: the network has no creative. `late`: no creative before the timeout. `failed`: its code
 * is gone or never loaded. `heavy`: it used too many resources. In all states except `filled` the
 * house creative is visible.
 */
export type SlotState = 'waiting' | 'filled' | 'empty' | 'late' | 'failed' | 'heavy';

/** The detail of a `slotstate` event on a box. */
export interface SlotChange {
  state: SlotState;
  /** Milliseconds since the creative was requested. */
  milliseconds: number;
}

export type ReportState = (state: SlotState) => void;

/** Returns a function that reports the states of a box. Call it when the creative is requested. */
export function stateReporter(box: HTMLElement): ReportState {
  const begun = performance.now();
  const reportState: ReportState = (state) => {
    if (box.dataset.state === state) return;
    if (
      state === 'filled' &&
      box.querySelector('.house-creative')?.contains(document.activeElement)
    ) {
      reportLater();
      return;
    }
    box.dataset.state = state;
    if (state === 'filled') addWayPast(box);
    else {
      returnFocus(box);
      removeWayPast(box);
    }
    const detail: SlotChange = { state, milliseconds: Math.round(performance.now() - begun) };
    box.dispatchEvent(new CustomEvent('slotstate', { bubbles: true, detail }));
  };
  /**
   * Waits while the link of the house creative has the focus, so that its user does not lose it.
   */
  const reportLater = () => {
    const reportAgain = () => {
      if (box.dataset.state === 'waiting') reportState('filled');
    };
    // During the event, the next element does not have the focus yet.
    box.addEventListener('focusout', () => setTimeout(reportAgain), { once: true });
  };
  return reportState;
}
