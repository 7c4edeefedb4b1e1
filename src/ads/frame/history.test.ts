import { afterEach, expect, it, vi } from 'vitest';
import { keepHistory } from './history.ts';

afterEach(() => vi.unstubAllGlobals());

it('a creative neither adds to the history of the tab nor goes about in it', () => {
  const called: string[] = [];
  const names = ['pushState', 'replaceState', 'go', 'back', 'forward'];
  const prototype = Object.fromEntries(names.map((name) => [name, () => called.push(name)]));
  const entries = Object.create(prototype);
  vi.stubGlobal('History', { prototype });
  vi.stubGlobal('history', entries);

  keepHistory();
  entries.pushState({}, '');
  entries.go(-1);
  entries.back();
  entries.forward();
  expect(called).toEqual(['replaceState']);
  expect(Reflect.set(prototype, 'go', () => {})).toBe(false);
});
