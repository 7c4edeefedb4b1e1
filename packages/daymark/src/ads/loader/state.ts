import { leaveCreative, showCreative } from './show.ts';

/**
 * The state of a slot box in the attribute `data-state`, which is absent before the request.
 * `empty`: the network has no creative. `late`: no creative before the timeout. `failed`: the code
 * did not load or was removed. `heavy`: the creative used too many resources. In all states except
 * `filled`, visitors see the house creative, which is the site's own ad.
 */
export type SlotState = 'waiting' | 'filled' | 'empty' | 'late' | 'failed' | 'heavy';

/** The detail of a `slotstate` event on a slot box. */
export interface SlotChange {
  state: SlotState;
  /** Milliseconds since the creative was requested. */
  milliseconds: number;
}

export type ReportState = (state: SlotState) => void;

/** Returns a function that reports a slot box's states, with the time since this call. */
export function stateReporter(box: HTMLElement): ReportState {
  const begun = performance.now();
  const reportState: ReportState = (state) => {
    if (box.dataset.state === state) return;
    const hasFocus = box.querySelector('.house-creative')?.contains(document.activeElement);
    if (state === 'filled' && hasFocus) return reportLater();
    box.dataset.state = state;
    if (state === 'filled') showCreative(box);
    else leaveCreative(box);
    const detail: SlotChange = { state, milliseconds: Math.round(performance.now() - begun) };
    box.dispatchEvent(new CustomEvent('slotstate', { bubbles: true, detail }));
  };
  /**
   * Delays `filled` while the house creative's link has the focus: the link would lose the focus.
   */
  const reportLater = () => {
    const reportAgain = () => {
      if (box.dataset.state === 'waiting') reportState('filled');
    };
    // During `focusout`, the next element does not have the focus yet.
    box.addEventListener('focusout', () => setTimeout(reportAgain), { once: true });
  };
  return reportState;
}
