import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepHistory } from './history.ts';

const called: string[] = [];

/** Stubs a browser object whose methods record their calls. */
function stub(name: string, ...methods: readonly string[]) {
  const prototype = Object.fromEntries(
    methods.map((method) => [method, () => called.push(method)]),
  );
  vi.stubGlobal(name, { prototype });
  return Object.create(prototype);
}

beforeEach(() => {
  called.splice(0);
  const methods = ['pushState', 'replaceState', 'go', 'back', 'forward'];
  vi.stubGlobal('history', stub('History', ...methods));
});

afterEach(() => vi.unstubAllGlobals());

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
