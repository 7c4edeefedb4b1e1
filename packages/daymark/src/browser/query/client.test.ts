import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './client.ts';

describe('the query client', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each([
    [0, 1000],
    [1, 2000],
    [2, 4000],
    [4, 16_000],
    [5, 30_000],
    [50, 30_000],
  ])('after %i retries, waits %i ms before the next one', (failures, delay) => {
    const { queries } = createQueryClient().getDefaultOptions();
    expect(queries?.retryDelay).toBeTypeOf('function');
    expect(Object(queries).retryDelay(failures)).toBe(delay);
  });

  it('retries a failing query three times, then gives up', async () => {
    const queryFn = vi.fn().mockRejectedValue(new Error('no network'));
    const observer = new QueryObserver(createQueryClient(), { queryKey: ['data'], queryFn });
    const stop = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 - 1);
    expect(queryFn).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queryFn).toHaveBeenCalledTimes(4);
    expect(observer.getCurrentResult().isError).toBe(true);
    stop();
  });

  it('sets its default options explicitly', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({ retry: 3, gcTime: 300_000, networkMode: 'always' });
    expect(mutations).toEqual({ retry: false, networkMode: 'always' });
  });

  it('retries and then fails while offline, instead of waiting for a connection', async () => {
    onlineManager.setOnline(false);
    const queryFn = vi.fn().mockRejectedValue(new Error('no network'));
    const observer = new QueryObserver(createQueryClient(), { queryKey: ['data'], queryFn });
    const stop = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000);
    expect(observer.getCurrentResult().isError).toBe(true);
    stop();
    onlineManager.setOnline(true);
  });

  it('does not retry a failing mutation', async () => {
    const client = createQueryClient();
    const mutationFn = vi.fn().mockRejectedValue(new Error('no'));
    const mutation = client.getMutationCache().build(client, { mutationFn });
    await expect(mutation.execute(undefined)).rejects.toThrow('no');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });

  it('keeps unused data for five minutes', async () => {
    const client = createQueryClient();
    const observer = new QueryObserver(client, { queryKey: ['data'], queryFn: () => 1 });
    const stop = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(300_000 - 1);
    expect(client.getQueryData(['data'])).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(['data'])).toBeUndefined();
  });
});
