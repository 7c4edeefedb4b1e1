import { expect, it, vi } from 'vitest';
import { setTexts } from './checks/fields.ts';
import { once } from './texts.ts';

it('a memoized function loads once, until the texts change', async () => {
  setTexts([]);
  const load = vi.fn(async () => 'content');
  const content = once(load);
  expect([await content(), await content()]).toEqual(['content', 'content']);
  expect(load).toHaveBeenCalledTimes(1);
  setTexts([]);
  expect(await content()).toBe('content');
  expect(load).toHaveBeenCalledTimes(2);
});
