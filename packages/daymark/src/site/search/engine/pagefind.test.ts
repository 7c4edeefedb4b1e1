import { expect, it, vi } from 'vitest';
import { retried } from './pagefind.ts';

it('a function that failed is called again, and a function that succeeded is not', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('loaded');
  const get = retried(load);
  await expect(Promise.all([get(), get()])).rejects.toThrow('offline');
  expect(load).toHaveBeenCalledTimes(1);
  expect(await Promise.all([get(), get()])).toEqual(['loaded', 'loaded']);
  expect(await get()).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(2);
});
