import type { SlotChange } from '../loader/state.ts';

/** What the overlay says of a slot: names and values, in words. */
export type Facts = Readonly<Record<string, string>>;

/** What has been observed of a slot, beyond what its box says by itself. */
export interface Observed {
  /** The last change of its state. */
  change?: SlotChange | undefined;
  /** The layout shifts in which it moved, added up. */
  shift: number;
}

/** Says what stands in a slot's box and how it came there. */
export function factsOf(box: HTMLElement, { change, shift }: Observed): Facts {
  const { bannerId, slotId, network } = box.dataset;
  const creative = creativeIn(box);
  return {
    // The loader renames it where the code of a network runs in the page.
    slot: bannerId ?? slotId ?? 'no banner id',
    'filled by': network ?? (creative ? 'house' : 'nobody'),
    consent: consentOf(box),
    reserved: `${box.clientWidth} × ${reservedHeight(box)}`,
    rendered: `${box.clientWidth} × ${box.clientHeight}`,
    creative: creative ? sizeOf(creative) : 'none',
    'layout shift': shift.toFixed(3),
    state: stateOf(box, change),
  };
}

function consentOf({ dataset: { network, consent } }: HTMLElement): string {
  if (network === undefined) return 'not needed';
  return consent ?? 'not known yet';
}

/** What is seen in a box: what the network has put there, or the house creative. */
const creativeIn = (box: HTMLElement) =>
  box.querySelector<HTMLElement>(
    box.dataset.state === 'filled'
      ? ':scope > :is(iframe, ins, div):not(.house-creative)'
      : '.house-creative',
  );

/** Of the inside, which is what the settings speak of: the hairlines are the box's own. */
function reservedHeight(box: HTMLElement): number {
  const { minHeight, borderTopWidth, borderBottomWidth } = getComputedStyle(box);
  const [all = 0, above = 0, below = 0] = [minHeight, borderTopWidth, borderBottomWidth].map(
    (length) => Number.parseFloat(length) || 0,
  );
  return all - above - below;
}

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => `${offsetWidth} × ${offsetHeight}`;

function stateOf({ dataset: { network, state } }: HTMLElement, change?: SlotChange): string {
  if (network === undefined) return 'no network';
  if (state === undefined) return 'not asked for';
  return change?.state === state ? `${state} after ${change.milliseconds} ms` : state;
}
