import type { BrowserContext } from '@playwright/test';

/** The results of the creatives in all page views of a visitor. */
interface Count {
  /** Requests for which the network's creative arrived. */
  filled: number;
  /**
   * Creatives that were viewable: half of their area on the screen for one second without a break.
   * Source: https://mediaratingcouncil.org/standards-and-guidelines, for display advertising
   */
  viewable: number;
}

/** Counts the creatives of all pages that a browser context loads after this call. */
export async function countCreatives(context: BrowserContext): Promise<Count> {
  const count: Count = { filled: 0, viewable: 0 };
  await context.exposeBinding('countCreative', (_source, what: keyof Count) => {
    count[what] += 1;
  });
  await context.addInitScript(watchCreatives);
  return count;
}

/** Runs in the page. A request begins when its box is `waiting`. */
function watchCreatives(): void {
  if (parent !== window) return;
  const count: (what: keyof Count) => void = Reflect.get(window, 'countCreative');
  interface Creative {
    counted: Set<keyof Count>;
    /** The time at which half of the creative came on the screen. */
    since?: number | undefined;
  }
  const creatives = new Map<Element, Creative>();
  const countOnce = (creative: Creative, what: keyof Count) => {
    if (creative.counted.has(what)) return;
    creative.counted.add(what);
    count(what);
  };
  document.addEventListener('slotstate', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const { state } = target.dataset;
    const creative = creatives.get(target);
    if (state === 'waiting') creatives.set(target, { counted: new Set() });
    // The network also pays for a creative that no longer fits when it arrives (`hidden`).
    else if (creative && (state === 'filled' || state === 'hidden')) countOnce(creative, 'filled');
  });
  /**
   * Returns the share of a creative's area that is on the screen and not cut off by the box of its
   * slot.
   */
  const shareOf = (box: HTMLElement): number => {
    const content = box.querySelector<HTMLElement>('iframe, .slot-inline');
    if (!content || box.dataset.state !== 'filled' || document.hidden) return 0;
    const outer = box.getBoundingClientRect();
    const inner = content.getBoundingClientRect();
    const width =
      Math.min(inner.right, outer.right, innerWidth) - Math.max(inner.left, outer.left, 0);
    const height =
      Math.min(inner.bottom, outer.bottom, innerHeight) - Math.max(inner.top, outer.top, 0);
    const side = (name: 'width' | 'height') =>
      Number.parseFloat(content.getAttribute(name) ?? content.style[name]);
    return (Math.max(0, width) * Math.max(0, height)) / (side('width') * side('height'));
  };
  setInterval(() => {
    for (const [box, creative] of creatives) {
      const isHalf = box instanceof HTMLElement && shareOf(box) >= 0.5;
      creative.since = isHalf ? (creative.since ?? performance.now()) : undefined;
      if (creative.since !== undefined && performance.now() - creative.since >= 1_000)
        countOnce(creative, 'viewable');
    }
  }, 50);
}
