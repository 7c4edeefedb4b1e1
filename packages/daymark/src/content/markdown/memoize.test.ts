import { afterEach, expect, it, vi } from 'vitest';
import { once } from './memoize.ts';

afterEach(() => vi.unstubAllEnvs());

it('a memoized function loads once in a build, even if the variable DEV is set', async () => {
  vi.stubEnv('DEV', true);
  const load = vi.fn(async () => 'content');
  const content = once(load);
  expect([await content(), await content()]).toEqual(['content', 'content']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('a memoized function loads at every call in the live preview', async () => {
  vi.stubEnv('IS_PREVIEW', 'true');
  const load = vi.fn(async () => 'content');
  const content = once(load);
  expect([await content(), await content()]).toEqual(['content', 'content']);
  expect(load).toHaveBeenCalledTimes(2);
});
