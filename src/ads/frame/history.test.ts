import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepHistory } from './history.ts';

const called: string[] = [];

/** An object of the browser's, whose methods tell of their being called. */
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

it('a creative neither adds to the history of the tab nor goes about in it', () => {
  keepHistory();
  history.pushState({}, '');
  history.go(-1);
  history.back();
  history.forward();
  expect(called).toEqual(['replaceState']);
  expect(Reflect.set(history, 'go', () => {})).toBe(false);
});

it('nor by the newer way, where the browser has it', () => {
  const navigation = stub('Navigation', 'navigate', 'traverseTo', 'back', 'forward');
  keepHistory();
  navigation.navigate('#1');
  navigation.traverseTo('1');
  navigation.back();
  navigation.forward();
  expect(called).toEqual([]);
});
