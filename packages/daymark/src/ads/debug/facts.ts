import type { SlotChange } from '../loader/state.ts';

/** The debug overlay's text for a slot: values by name. */
export type Facts = Readonly<Record<string, string>>;

/** Observations of a slot that cannot be read from its box. */
export interface Observed {
  /** The last change of the slot's state. */
  change?: SlotChange | undefined;
  /** The sum of the scores of the layout shifts in which the slot moved. */
  shift: number;
}

/** Returns the debug overlay's values for a slot: its content, size, consent and state. */
export function factsOf(box: HTMLElement, { change, shift }: Observed): Facts {
  const { bannerId, slotId, network, consent, platform } = box.dataset;
  const creative = creativeIn(box);
  return {
    // The loader renames `bannerId` to `slotId` for some networks: see `hideBannerIds`.
    slot: bannerId ?? slotId ?? 'no banner id',
    'filled by': network ?? (creative ? 'house' : 'none'),
    consent: network === undefined ? 'not needed' : (consent ?? 'not known yet'),
    ...(platform !== undefined && { 'consent platform': platform }),
    reserved: `${box.clientWidth} × ${reservedHeight(box)}`,
    rendered: `${box.clientWidth} × ${box.clientHeight}`,
    creative: creative ? sizeOf(creative) : 'none',
    'layout shift': shift.toFixed(3),
    state: stateOf(box, change),
  };
}

/** Returns the visible content of a box: the network's creative, or the site's own ad (house). */
const creativeIn = (box: HTMLElement) =>
  box.querySelector<HTMLElement>(
    box.dataset.state === 'filled'
      ? ':scope > :is(iframe, ins, div):not(.house-creative)'
      : '.house-creative',
  );

/** Returns the reserved height in CSS pixels, without the borders that `minHeight` includes. */
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
  if (state === undefined) return 'not requested';
  return change?.state === state ? `${state} after ${change.milliseconds} ms` : state;
}
