// @vitest-environment happy-dom
// Uses globals of Node together with a document, which needs a process of its own.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cutOff,
  keepHistory,
  leaveFrame,
  limitFocusAndScroll,
  preventSlowLeaving,
} from './limits.ts';

interface Entries {
  entries: readonly object[];
}

afterEach(() => vi.unstubAllGlobals());

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

describe('the resource limit of a frame', () => {
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
    const { watchCost } = await import('./limits.ts');
    watchCost(exceeded);
  });

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

const called: string[] = [];

/** Stubs a browser object whose methods record their calls. */
function stub(name: string, ...methods: readonly string[]) {
  const prototype = Object.fromEntries(
    methods.map((method) => [method, () => called.push(method)]),
  );
  vi.stubGlobal(name, { prototype });
  return Object.create(prototype);
}

describe('the history of the tab', () => {
  beforeEach(() => {
    called.splice(0);
    const methods = ['pushState', 'replaceState', 'go', 'back', 'forward'];
    vi.stubGlobal('history', stub('History', ...methods));
  });

  it('a creative cannot add history entries or navigate in the history of the tab', () => {
    keepHistory();
    history.pushState({}, '');
    history.go(-1);
    history.back();
    history.forward();
    expect(called).toEqual(['replaceState']);
    expect(Reflect.set(history, 'go', () => {})).toBe(false);
  });

  it('a creative cannot use the Navigation API if the browser supports it', () => {
    const navigation = stub('Navigation', 'navigate', 'traverseTo', 'back', 'forward');
    keepHistory();
    navigation.navigate('#1');
    navigation.traverseTo('1');
    navigation.back();
    navigation.forward();
    expect(called).toEqual([]);
  });
});

const focused = vi.fn();
const scrolled = vi.fn();
let isActive: boolean;

class Activation {
  get isActive() {
    return isActive;
  }
}

describe('the focus and the scroll position', () => {
  beforeEach(() => {
    focused.mockReset();
    scrolled.mockReset();
    isActive = false;
    vi.stubGlobal('UserActivation', Activation);
    vi.stubGlobal('navigator', { userActivation: new Activation() });
    vi.stubGlobal('focus', () => focused());
    for (const name of ['HTMLElement', 'SVGElement', 'MathMLElement'])
      vi.stubGlobal(name, { prototype: { focus: focused } });
    vi.stubGlobal('Element', { prototype: { scrollIntoView: scrolled } });
    vi.stubGlobal('window', { focus: focused });
    limitFocusAndScroll();
  });

  it('a creative cannot focus an element before the visitor has clicked or typed in the creative', () => {
    HTMLElement.prototype.focus();
    SVGElement.prototype.focus();
    window.focus();
    expect(focused).not.toHaveBeenCalled();
    isActive = true;
    HTMLElement.prototype.focus({ preventScroll: true });
    expect(focused).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  it('a creative cannot scroll an element into view', () => {
    isActive = true;
    Element.prototype.scrollIntoView();
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('a creative cannot restore `focus` and `scrollIntoView`', () => {
    expect(Reflect.set(HTMLElement.prototype, 'focus', focused)).toBe(false);
    expect(Reflect.deleteProperty(Element.prototype, 'scrollIntoView')).toBe(false);
  });
});

/**
 * Returns the target of the only link or form in the HTML, after an event on it or on its child.
 */
function targetAfter(type: 'click' | 'submit', html: string): string | null {
  document.body.innerHTML = html;
  const clicked = document.querySelector('b, input') ?? document.body.firstElementChild;
  clicked?.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  return document.body.firstElementChild?.getAttribute('target') ?? null;
}

describe('a click in a creative', () => {
  beforeAll(() => {
    for (const type of ['click', 'submit']) addEventListener(type, leaveFrame, true);
  });

  it('opens a tab, because the frame cannot navigate', () => {
    expect(targetAfter('click', '<a href="https://acme.example/">Buy</a>')).toBe('_blank');
    expect(targetAfter('click', '<a href="https://acme.example/"><b>Buy</b></a>')).toBe('_blank');
  });

  it.each(['_self', '_parent', '_TOP'])('opens a tab instead of the target %s', (target) => {
    const link = `<a href="https://acme.example/" target="${target}">Buy</a>`;
    expect(targetAfter('click', link)).toBe('_blank');
  });

  it('opens the tab with the name that the link defines', () => {
    const link = '<a href="https://acme.example/" target="shop">Buy</a>';
    expect(targetAfter('click', link)).toBe('shop');
  });

  it.each(['javascript:void(0)', '#', '#more', 'mailto:shop@acme.example'])(
    'does not change a link to %s',
    (address) => {
      expect(targetAfter('click', `<a href="${address}">Buy</a>`)).toBeNull();
    },
  );

  it('that submits a form opens a tab', () => {
    expect(targetAfter('submit', '<form action="https://acme.example/"></form>')).toBe('_blank');
  });
});

it('no `beforeunload` listener of a creative is called', () => {
  preventSlowLeaving();
  const called = vi.fn();
  addEventListener('beforeunload', called, true);
  addEventListener('beforeunload', called);
  dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(called).not.toHaveBeenCalled();
});

it('cutOff gives a document a policy that allows no requests, even if the document has no <head>', () => {
  document.head.remove();
  cutOff();
  const policy = document.querySelector('head > meta[http-equiv]');
  expect(policy?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
  expect(policy?.getAttribute('content')).toBe("default-src 'none'; form-action 'none'");
});
