// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { watchShifts } from './shifts.ts';

afterEach(() => vi.unstubAllGlobals());

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

function heardBy(...slots: Element[]) {
  const heard: [Element, number][] = [];
  watchShifts(slots, (slot, value) => heard.push([slot, value]));
  return heard;
}

const slot = document.createElement('div');
const creative = slot.appendChild(document.createElement('p'));
const other = document.createElement('div');

it('a layout shift is reported for a slot that moved, or whose content moved', () => {
  reportShift(0.02, [creative, null]);
  expect(heardBy(slot, other)).toEqual([[slot, 0.02]]);
  reportShift(0.03, [slot]);
  expect(heardBy(slot, other)).toEqual([[slot, 0.03]]);
});

it('a layout shift outside the slots is not reported', () => {
  reportShift(0.02, [document.createElement('p')]);
  expect(heardBy(slot, other)).toEqual([]);
});

it('no layout shift is reported if the browser does not support layout shift entries', () => {
  reportShift(0.02, [slot], []);
  expect(heardBy(slot)).toEqual([]);
});
