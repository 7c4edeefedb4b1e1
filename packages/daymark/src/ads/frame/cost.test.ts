import { beforeEach, describe, expect, it, vi } from 'vitest';

interface Entries {
  entries: readonly object[];
}

/** The callbacks of the performance observers, by entry type. */
let observers: Record<string, (list: Entries) => void>;
const exceeded = vi.fn();
const MEGABYTE = 1024 * 1024;

/** A performance entry whose properties are getters of its prototypes, as in browsers. */
class Entry {
  #duration: number;
  #name: string;
  constructor(duration: number, name: string) {
    this.#duration = duration;
    this.#name = name;
  }
  get duration() {
    return this.#duration;
  }
  get name() {
    return this.#name;
  }
}

class Resource extends Entry {
  #bytes: number;
  constructor(bytes: number) {
    super(0, '');
    this.#bytes = bytes;
  }
  get transferSize() {
    return 0;
  }
  get encodedBodySize() {
    return this.#bytes;
  }
}

const task = (duration: number, name = 'self') => new Entry(duration, name);
const observe = (type: string, ...entries: object[]) => observers[type]?.({ entries });

beforeEach(async () => {
  class Observer {
    static supportedEntryTypes = ['longtask', 'resource'];
    callback: (list: Entries) => void;
    constructor(callback: (list: Entries) => void) {
      this.callback = callback;
    }
    observe({ type }: { type: string }) {
      observers[type] = this.callback;
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
  vi.stubGlobal('PerformanceEntry', Entry);
  vi.stubGlobal('PerformanceResourceTiming', Resource);
  observers = {};
  vi.resetModules();
  exceeded.mockReset();
  const { watchCost } = await import('./cost.ts');
  watchCost(exceeded);
});

describe('the resource limit of a frame', () => {
  it('is exceeded if the responses have more than 3 MB in total', () => {
    observe('resource', new Resource(2 * MEGABYTE));
    observe('resource', new Resource(MEGABYTE));
    expect(exceeded).not.toHaveBeenCalled();
    observe('resource', new Resource(1));
    expect(exceeded).toHaveBeenCalled();
  });

  it('is exceeded if the long tasks take more than 10 s in total', () => {
    observe('longtask', task(6000), task(4000));
    expect(exceeded).not.toHaveBeenCalled();
    observe('longtask', task(50));
    expect(exceeded).toHaveBeenCalled();
  });

  it('does not apply to long tasks of the page around the frame', () => {
    const others = ['cross-origin-ancestor', 'cross-origin-unreachable'];
    observe('longtask', ...others.map((name) => task(60_000, name)));
    expect(exceeded).not.toHaveBeenCalled();
  });

  it('applies even if a creative replaces the getters of performance entries', () => {
    const get = (value: unknown) => ({ get: () => value, configurable: true });
    Object.defineProperties(Resource.prototype, { transferSize: get(0), encodedBodySize: get(0) });
    Object.defineProperties(Entry.prototype, {
      duration: get(0),
      name: get('cross-origin-ancestor'),
    });
    observe('resource', new Resource(4 * MEGABYTE));
    expect(exceeded).toHaveBeenCalledOnce();
    observe('longtask', task(11_000));
    expect(exceeded).toHaveBeenCalledTimes(2);
  });
});
