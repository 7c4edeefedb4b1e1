import { addWayPast, removeWayPast } from './show.ts';

/**
 * What becomes of a box that was asked for, in its `data-state`; absent before.
 * `empty`: the network has nothing. `late`: nothing within the time. `failed`: its code is gone or
 * never came. `heavy`: it cost too much. In all but `filled` the house creative stands.
 */
export type SlotState = 'waiting' | 'filled' | 'empty' | 'late' | 'failed' | 'heavy';

/** What an event `slotstate` on a box tells. */
export interface SlotChange {
  state: SlotState;
  /** Milliseconds since the box was asked for. */
  milliseconds: number;
}

export type Tell = (state: SlotState) => void;

/** Tells of the states of a box that is asked for now. */
export function stateTeller(box: HTMLElement): Tell {
  const begun = performance.now();
  return (state) => {
    if (box.dataset.state === state) return;
    box.dataset.state = state;
    if (state === 'filled') addWayPast(box);
    else removeWayPast(box);
    const detail: SlotChange = { state, milliseconds: Math.round(performance.now() - begun) };
    box.dispatchEvent(new CustomEvent('slotstate', { bubbles: true, detail }));
  };
}
