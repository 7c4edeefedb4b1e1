import type { SlotChange } from '../loader/slot-box.ts';

/** Shows a panel with live debug information over each slot. */
export function showSlots(document: Document): void {
  const boxes = [...document.querySelectorAll<HTMLElement>('.slot-box')];
  const showPanel = addPanels(document);
  const observed = new Map(boxes.map((box): [Element, Observed] => [box, { shift: 0 }]));
  const of = (box: Element) => observed.get(box) ?? { shift: 0 };
  let isDue = false;
  const show = () => {
    isDue = false;
    for (const box of boxes) showPanel(box, factsOf(box, of(box)));
  };
  const showSoon = () => {
    if (!isDue) requestAnimationFrame(show);
    isDue = true;
  };

  document.addEventListener('slotstate', (event) => {
    if (!(event instanceof CustomEvent && event.target instanceof Element)) return;
    const change: SlotChange = event.detail;
    observed.set(event.target, { ...of(event.target), change });
    showSoon();
  });
  watchShifts(boxes, (box, value) => {
    observed.set(box, { ...of(box), shift: of(box).shift + value });
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

/** The debug overlay's text for a slot: values by name. */
type Facts = Readonly<Record<string, string>>;

/** Observations of a slot that cannot be read from its box. */
interface Observed {
  /** The last change of the slot's state. */
  change?: SlotChange | undefined;
  /** The sum of the scores of the layout shifts in which the slot moved. */
  shift: number;
}

/** Returns the debug overlay's values for a slot: its content, size, consent and state. */
function factsOf(box: HTMLElement, { change, shift }: Observed): Facts {
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

/** Adds an element for the panels. Returns a function that shows values over a slot box. */
function addPanels(document: Document): (box: HTMLElement, facts: Facts) => void {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  document.body.append(host);
  const lists = new Map<HTMLElement, HTMLElement>();
  const element = (name: 'dt' | 'dd', textContent: string) =>
    Object.assign(document.createElement(name), { textContent });

  return (box, facts) => {
    const list = lists.get(box) ?? document.createElement('dl');
    lists.set(box, list);
    const { left, top, width } = box.getBoundingClientRect();
    // The width is 0 if the slot is for other screens, and therefore not displayed.
    list.hidden = width === 0;
    list.style.left = `${left + scrollX}px`;
    list.style.top = `${top + scrollY}px`;
    list.style.width = `${width}px`;
    const rows = Object.entries(facts).map(([name, value]) => [
      element('dt', name),
      element('dd', value),
    ]);
    list.replaceChildren(...rows.flat());
    root.append(list);
  };
}

/**
 * For each slot that a layout shift has moved, calls `onShift` with the score of the layout shift.
 * Includes layout shifts from before this call. Only Chromium reports layout shifts.
 */
function watchShifts(
  slots: readonly Element[],
  onShift: (slot: Element, value: number) => void,
): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      for (const slot of slots)
        if (movedBy(entry).some((node) => slot.contains(node)))
          onShift(slot, Number(Reflect.get(entry, 'value')));
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}

/**
 * Returns the nodes that a layout shift moved. TypeScript's DOM library does not define this entry
 * type.
 */
function movedBy(entry: PerformanceEntry): Node[] {
  const sources: unknown = Reflect.get(entry, 'sources');
  if (!Array.isArray(sources)) return [];
  return sources.map((source) => source.node).filter((node) => node instanceof Node);
}
