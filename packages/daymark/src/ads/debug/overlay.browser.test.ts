// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showSlots } from './overlay.browser.ts';

function boxWith(data: Record<string, string>): HTMLElement {
  const box = document.createElement('div');
  box.className = 'slot-box';
  Object.assign(box.dataset, { bannerId: '101', ...data });
  // The reserved height includes the top and bottom borders, as in slot.css.
  Object.assign(box.style, {
    minHeight: '252px',
    borderTop: '1px solid',
    borderBottom: '1px solid',
  });
  Object.defineProperties(box, {
    offsetHeight: { value: 252 },
    clientHeight: { value: 250 },
    offsetWidth: { value: 360 },
    clientWidth: { value: 360 },
  });
  box.innerHTML = '<div class="house-creative"></div><ins></ins>';
  document.body.replaceChildren(box);
  return box;
}

/** Returns the values in the panel over the only slot, by name. */
function shown() {
  const panel = document.body.lastElementChild?.shadowRoot?.querySelector('dl');
  const texts = [...(panel?.children ?? [])].map(({ textContent }) => textContent);
  return Object.fromEntries(
    texts.flatMap((name, index) => (index % 2 === 0 ? [[name, texts[index + 1]]] : [])),
  );
}

/** Stubs a browser that reports one layout shift of the given nodes. */
function reportShift(value: number, nodes: readonly (Node | null)[], types = ['layout-shift']) {
  class Observer {
    static supportedEntryTypes = types;
    readonly report: (list: object) => void;
    constructor(report: (list: object) => void) {
      this.report = report;
    }
    observe() {
      const sources = nodes.map((node) => ({ node }));
      this.report({ getEntries: () => [{ value, sources }] });
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
}

class Sizes {
  observe() {}
}

beforeEach(() => vi.stubGlobal('ResizeObserver', Sizes));
afterEach(() => vi.unstubAllGlobals());

describe('the debug overlay', () => {
  it('describes a house creative', () => {
    boxWith({});
    showSlots(document);
    expect(shown()).toEqual({
      slot: '101',
      'filled by': 'house',
      consent: 'not needed',
      reserved: '360 × 250',
      rendered: '360 × 250',
      creative: '0 × 0',
      'layout shift': '0.000',
      state: 'no network',
    });
  });

  it('describes a slot for a network before the loader requests a creative', () => {
    boxWith({ network: 'acme' });
    showSlots(document);
    expect(shown()).toMatchObject({
      'filled by': 'acme',
      consent: 'not known yet',
      state: 'not requested',
    });
  });

  it('describes a filled slot with the consent and the time until it was filled', async () => {
    const box = boxWith({ network: 'acme', consent: 'granted', state: 'waiting' });
    showSlots(document);
    box.dataset.state = 'filled';
    const detail = { state: 'filled', milliseconds: 412 };
    box.dispatchEvent(new CustomEvent('slotstate', { bubbles: true, detail }));
    const expected = { consent: 'granted', state: 'filled after 412 ms' };
    await expect.poll(shown).toMatchObject(expected);
  });

  it('shows the state of a consent platform, if the site has one', () => {
    boxWith({ network: 'acme', consent: 'unasked', platform: 'asks the visitor' });
    showSlots(document);
    expect(shown()).toMatchObject({ 'consent platform': 'asks the visitor' });
  });

  it('shows a state without a time if the state changed before the overlay started', () => {
    boxWith({ network: 'acme', state: 'late' });
    showSlots(document);
    expect(shown()).toMatchObject({ state: 'late' });
  });

  it('describes the box for Google Ads, which has no banner id', () => {
    const box = boxWith({});
    delete box.dataset.bannerId;
    box.textContent = 'Google Ads';
    showSlots(document);
    expect(shown()).toMatchObject({
      slot: 'no banner id',
      'filled by': 'none',
      creative: 'none',
    });
  });

  it('shows the layout shift of a slot that moved, or whose content moved', () => {
    const box = boxWith({});
    for (const moved of [box, box.firstElementChild]) {
      reportShift(0.0234, [moved, null]);
      showSlots(document);
      expect(shown()['layout shift']).toBe('0.023');
    }
  });

  it('shows no layout shift outside the slot, or if the browser does not report layout shifts', () => {
    const box = boxWith({});
    reportShift(0.02, [document.createElement('p')]);
    showSlots(document);
    expect(shown()['layout shift']).toBe('0.000');
    reportShift(0.02, [box], []);
    showSlots(document);
    expect(shown()['layout shift']).toBe('0.000');
  });
});
