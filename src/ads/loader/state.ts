import { addWayPast, removeWayPast, returnFocus } from './show.ts';

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
  const tell: Tell = (state) => {
    if (box.dataset.state === state) return;
    if (
      state === 'filled' &&
      box.querySelector('.house-creative')?.contains(document.activeElement)
    ) {
      tellLater();
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
  /** Whoever is on the house creative's link keeps it, until they go on. */
  const tellLater = () => {
    const retell = () => {
      if (box.dataset.state === 'waiting') tell('filled');
    };
    // The focus is nowhere yet while it goes.
    box.addEventListener('focusout', () => setTimeout(retell), { once: true });
  };
  return tell;
}
