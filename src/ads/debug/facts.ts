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
  const { bannerId, network } = box.dataset;
  return {
    slot: bannerId ?? 'no banner id',
    'filled by': network ?? 'house',
    consent: consentOf(box),
    reserved: `${box.clientWidth} × ${Number.parseFloat(getComputedStyle(box).minHeight) || 0}`,
    rendered: renderedIn(box),
    shift: shift.toFixed(3),
    state: stateOf(box, change),
  };
}

function consentOf({ dataset: { network, consent } }: HTMLElement): string {
  if (network === undefined) return 'not needed';
  return consent ?? 'not known yet';
}

/** The box as it is, and the creative in it. */
function renderedIn(box: HTMLElement): string {
  const size = ({ offsetWidth, offsetHeight }: HTMLElement) => `${offsetWidth} × ${offsetHeight}`;
  const creative =
    box.dataset.state === 'filled'
      ? box.querySelector<HTMLElement>(':scope > :not(.house-creative, .skip-link)')
      : box.querySelector<HTMLElement>('.house-creative');
  return creative ? `${size(box)}, creative ${size(creative)}` : size(box);
}

function stateOf({ dataset: { network, state } }: HTMLElement, change?: SlotChange): string {
  if (network === undefined) return 'house creative';
  if (state === undefined) return 'not asked for';
  return change?.state === state ? `${state} after ${change.milliseconds} ms` : state;
}
