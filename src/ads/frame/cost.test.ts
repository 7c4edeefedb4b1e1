import { beforeEach, describe, expect, it, vi } from 'vitest';

interface Entries {
  entries: readonly object[];
}

/** Tells the runtime of entries, as a browser does. */
let observe: (list: Entries) => void;
const exceeded = vi.fn();
const MEGABYTE = 1024 * 1024;

class Resource {
  transferSize = 0;
  encodedBodySize: number;
  constructor(bytes: number) {
    this.encodedBodySize = bytes;
  }
}

const task = (duration: number, name = 'self') => ({ duration, name });
const tell = (...entries: object[]) => observe({ entries });

beforeEach(async () => {
  class Observer {
    static supportedEntryTypes = ['longtask', 'resource'];
    observe = vi.fn();
    constructor(callback: (list: Entries) => void) {
      observe = callback;
    }
  }
  class EntryList {
    entries: readonly object[] = [];
    getEntries() {
      return this.entries;
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('PerformanceObserverEntryList', EntryList);
  vi.stubGlobal('PerformanceResourceTiming', Resource);
  vi.resetModules();
  exceeded.mockReset();
  const { watchCost } = await import('./cost.ts');
  watchCost(exceeded);
});

describe('a frame costs too much', () => {
  it('when all that it loaded weighs more than 3 MB', () => {
    tell(new Resource(2 * MEGABYTE));
    tell(new Resource(MEGABYTE));
    expect(exceeded).not.toHaveBeenCalled();
    tell(new Resource(1));
    expect(exceeded).toHaveBeenCalled();
  });

  it('when it has computed for more than 10 s', () => {
    tell(task(6000), task(4000));
    expect(exceeded).not.toHaveBeenCalled();
    tell(task(50));
    expect(exceeded).toHaveBeenCalled();
  });

  it('and not when the page around it computes', () => {
    tell(task(60_000, 'cross-origin-ancestor'), task(60_000, 'cross-origin-unreachable'));
    expect(exceeded).not.toHaveBeenCalled();
  });
});
