import { afterEach, expect, it, vi } from 'vitest';
import { keepHistory } from './history.ts';

const called: string[] = [];

/** The history of a tab, to be spoilt. */
class Entries {
  static make() {
    for (const name of ['pushState', 'replaceState', 'go', 'back', 'forward'])
      Reflect.set(Entries.prototype, name, () => called.push(name));
    return Object.create(Entries.prototype);
  }
}

afterEach(() => vi.unstubAllGlobals());

it('a creative neither adds to the history of the tab nor goes about in it', () => {
  const entries = Entries.make();
  vi.stubGlobal('History', Entries);
  vi.stubGlobal('history', entries);
  keepHistory();
  entries.pushState({}, '');
  entries.go(-1);
  entries.back();
  entries.forward();
  expect(called).toEqual(['replaceState']);
  expect(Reflect.set(Entries.prototype, 'go', () => {})).toBe(false);
});
