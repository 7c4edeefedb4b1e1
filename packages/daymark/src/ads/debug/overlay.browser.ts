import type { SlotChange } from '../loader/slot-box.ts';

/** A slot, with the overlay's panel and the overlay's observations. */
interface Slot {
  readonly box: HTMLElement;
  readonly panel: HTMLElement;
  change?: SlotChange;
  /** The sum of the scores of the layout shifts in which the slot moved. */
  shift: number;
}

/** Shows a panel with live debug information over each slot. */
export function showSlots(document: Document): void {
  const root = addRoot(document);
  const boxes = [...document.querySelectorAll<HTMLElement>('.slot-box')];
  const slots = boxes.map((box): Slot => {
    const panel = root.appendChild(document.createElement('dl'));
    return { box, panel, shift: 0 };
  });
  let isDue = false;
  const show = () => {
    isDue = false;
    for (const slot of slots) showPanel(slot);
  };
  const showSoon = () => {
    if (!isDue) requestAnimationFrame(show);
    isDue = true;
  };

  document.addEventListener('slotstate', (event) => {
    const slot = slots.find(({ box }) => box === event.target);
    if (slot && event instanceof CustomEvent) slot.change = event.detail;
    showSoon();
  });
  watchShifts((moved, score) => {
    for (const slot of slots)
      if (moved.some((node) => slot.box.contains(node))) slot.shift += score;
    showSoon();
  });
  const changes = new MutationObserver(showSoon);
  const sizes = new ResizeObserver(showSoon);
  sizes.observe(document.body);
  for (const box of boxes) {
    changes.observe(box, { attributes: true, childList: true });
    sizes.observe(box);
  }
  show();
}

/** Returns the overlay's values for a slot by name: its content, size, consent and state. */
function factsOf({ box, change, shift }: Slot): Readonly<Record<string, string>> {
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

/** Returns the state of a slot, with the time until the slot had it. */
function stateOf({ dataset: { network, state } }: HTMLElement, change?: SlotChange): string {
  if (network === undefined) return 'no network';
  if (state === undefined) return 'not requested';
  return change?.state === state ? `${state} after ${change.milliseconds} ms` : state;
}

/*
 * Panels over the slot boxes. They are in a shadow tree, so that panel styles and page styles do
 * not affect each other. They are out of the flow, so that they cannot cause layout shifts. Clicks
 * pass through them.
 */
const STYLES = `
:host { position: absolute; inset: 0 auto auto 0; z-index: 2147483647; width: 0; height: 0; pointer-events: none; }
dl { position: absolute; box-sizing: border-box; display: grid; grid-template-columns: auto 1fr; gap: 0 0.75em;
  max-width: 22rem; margin: 0; padding: 0.5em 0.75em; background: #14181d; color: #f4f1ea;
  border: 1px solid #f4f1ea; font: 12px/1.45 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
dl[hidden] { display: none; }
dt { color: #a9c8d8; }
dd { margin: 0; }`;

/** Adds the shadow tree of the panels to the page. */
function addRoot(document: Document): ShadowRoot {
  // The panels are in English on every site.
  const host = Object.assign(document.createElement('div'), { lang: 'en', dir: 'ltr' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  document.body.append(host);
  return root;
}

/** Puts the panel of a slot over the top of its box, with the current facts. */
function showPanel(slot: Slot): void {
  const { box, panel } = slot;
  const { left, top, width } = box.getBoundingClientRect();
  // The width is 0 if the slot is for other screens, and therefore not displayed.
  panel.hidden = width === 0;
  panel.style.left = `${left + scrollX}px`;
  panel.style.top = `${top + scrollY}px`;
  panel.style.width = `${width}px`;
  const element = (name: 'dt' | 'dd', textContent: string) =>
    Object.assign(document.createElement(name), { textContent });
  const rows = Object.entries(factsOf(slot)).flatMap(([name, value]) => [
    element('dt', name),
    element('dd', value),
  ]);
  panel.replaceChildren(...rows);
}

/**
 * Calls back with the moved nodes and the score of each layout shift, also of earlier layout
 * shifts. Only Chromium reports layout shifts, whose type TypeScript's DOM library does not define.
 */
function watchShifts(onShift: (moved: Node[], score: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
  const observer = new PerformanceObserver((list) => {
    for (const { sources, value } of list.getEntries().map(Object)) {
      const nodes = [sources ?? []].flat().map(({ node }) => node);
      onShift(
        nodes.filter((node) => node instanceof Node),
        value,
      );
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}
