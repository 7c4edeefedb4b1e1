import type { SlotRequest } from '../frame/protocol.ts';

/** A slot box that a network may fill. */
export interface NetworkBox {
  box: HTMLElement;
  network: string;
  bannerId: number;
  /** Whether the visitor's last answer allows contact with the network. */
  isGranted: boolean;
  /** Whether a creative has been requested for the box, and was not removed for lack of consent. */
  isRequested: boolean;
  /**
   * The reasons for which another creative has been requested for the box: each reason counts once.
   */
  askedAgain: Set<'scroll' | 'consent' | 'width'>;
  /** Removes the network's content from the box. */
  remove?: (() => void) | undefined;
}

/** Returns the slot boxes of a page that networks may fill. */
export const slotBoxesIn = (root: Document): NetworkBox[] =>
  [...root.querySelectorAll<HTMLElement>('[data-network]')].map((box) => ({
    box,
    network: box.dataset.network ?? '',
    bannerId: Number(box.dataset.bannerId),
    isGranted: false,
    isRequested: false,
    askedAgain: new Set(),
  }));

/**
 * Renames the attribute that contains the banner ids of the slot boxes. The script of an inline
 * network fills every element with a banner id, and must find only the elements created for it.
 */
export function hideBannerIds(root: Document): void {
  for (const { dataset } of root.querySelectorAll<HTMLElement>('.slot-box[data-banner-id]')) {
    dataset.slotId = dataset.bannerId;
    delete dataset.bannerId;
  }
}

/**
 * Returns the sizes that fit into a slot box, and the size to reserve in the box: the first of these
 * sizes, or a size that contains all of them.
 * @param data the data attributes of the box, with sizes such as "728x90 320x100"
 * @param available the available width in CSS pixels
 */
export function fittingSizes(
  { sizes = '', allSizes }: DOMStringMap,
  available: number,
): Pick<SlotRequest, 'sizes' | 'width' | 'height'> | undefined {
  const fitting = sizes
    .split(' ')
    .map((size) => size.split('x').map(Number))
    .map(([width = 0, height = 0]): [number, number] => [width, height])
    .filter(([width]) => width > 0 && width <= available);
  const [first] = fitting;
  if (!first) return undefined;
  const reserved = allSizes === undefined ? [first] : fitting;
  const longest = (side: 0 | 1) => Math.max(...reserved.map((size) => size[side]));
  return { sizes: fitting, width: longest(0), height: longest(1) };
}

/**
 * The state of a slot box in the attribute `data-state`, which is absent before the request.
 * `empty`: the network has no creative. `late`: no creative before the timeout. `failed`: the code
 * did not load or was removed. `heavy`: the creative used too many resources. `hidden`: the box has
 * become narrower than the creative, such as on a turned phone. In all states except `filled`, visitors
 * see the house creative, which is the site's own ad.
 */
export type SlotState = 'waiting' | 'filled' | 'empty' | 'late' | 'failed' | 'heavy' | 'hidden';

/** The detail of a `slotstate` event on a slot box. */
export interface SlotChange {
  state: SlotState;
  /** Milliseconds since the creative was requested. */
  milliseconds: number;
}

export type ReportState = (state: SlotState) => void;

/** For each slot box, the function that shows or hides the creative of the last request. */
const reviews = new WeakMap<Element, () => void>();

const widths = new ResizeObserver((entries) => {
  for (const { target } of entries) reviews.get(target)?.();
});

/**
 * Returns a function that reports a slot box's states, with the time since this call. After a later
 * call for the same box, the function has no effect.
 * @param width the width of the requested creative in CSS pixels
 * @param onHidden called when the creative does not fit any more
 */
export function stateReporter(box: HTMLElement, width = 0, onHidden = () => {}): ReportState {
  const begun = performance.now();
  let last: SlotState | undefined;
  // A box without a width is not displayed on this screen.
  const isTooNarrow = () => box.clientWidth > 0 && box.clientWidth < width;
  const reportState: ReportState = (reported) => {
    if (reviews.get(box) !== review) return;
    last = reported;
    const state = reported === 'filled' && isTooNarrow() ? 'hidden' : reported;
    if (box.dataset.state === state) return;
    const hasFocus = box.querySelector('.house-creative')?.contains(document.activeElement);
    if (state === 'filled' && hasFocus) return reportLater();
    box.dataset.state = state;
    // Lets assistive technology and the keyboard reach the creative.
    if (state !== 'filled') leaveCreative(box);
    else if (box.parentElement) box.parentElement.inert = false;
    const detail: SlotChange = { state, milliseconds: Math.round(performance.now() - begun) };
    box.dispatchEvent(new CustomEvent('slotstate', { bubbles: true, detail }));
    if (state === 'hidden') onHidden();
  };
  /**
   * Delays `filled` while the house creative's link has the focus: the link would lose the focus.
   */
  const reportLater = () => {
    // During `focusout`, the next element does not have the focus yet.
    box.addEventListener('focusout', () => setTimeout(review), { once: true });
  };
  /** Shows or hides a creative, unless consent has been withdrawn. */
  const review = () => {
    if (box.dataset.state && last === 'filled') reportState('filled');
  };
  reviews.set(box, review);
  widths.observe(box);
  return reportState;
}

/*
 * Styles of a network's content in a slot box: over the house creative, and hidden until the box is
 * filled. The script contains the styles, so that pages without network slots do not load them.
 */
const STYLES = `
.slot-box > :is(iframe, .slot-inline) { position: absolute; inset: 0; max-width: 100%; margin: auto; border: 0; }
.slot-inline { overflow: clip; contain: strict; }
.slot-box:not([data-state="filled"]) > :is(iframe, .slot-inline),
.slot-box[data-state="filled"] > :is(.house-creative, .slot-vacant) { visibility: hidden; }`;

/** Adds the styles of network content to a page. */
export function styleFrames(root: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets.push(sheet);
}

/**
 * Prepares the removal of a network's content. Moves the focus, if it would be lost, to the house
 * creative. A slot without a house creative is vacant: assistive technology skips it.
 */
export function leaveCreative(box: HTMLElement): void {
  const { activeElement } = document;
  const link = box.querySelector<HTMLElement>('.house-creative a');
  const isKept = link && activeElement?.closest('.house-creative, .skip-link');
  if (box.contains(activeElement) && !isKept)
    (link ?? document.querySelector('main'))?.focus({ preventScroll: true });
  if (box.parentElement) box.parentElement.inert = !link;
}
