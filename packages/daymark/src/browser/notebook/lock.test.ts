// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withLock } from './lock.ts';

const act = vi.fn(() => 'done');
const locks = { isHeld: false, request: vi.fn() };

describe('an action under a lock', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    act.mockClear();
    locks.request.mockReset().mockImplementation(async (_name, _options, callback) => {
      locks.isHeld = true;
      await callback();
      locks.isHeld = false;
    });
    vi.stubGlobal('navigator', { locks });
  });
  afterEach(async () => {
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('holds the lock until other tabs can see the write', async () => {
    expect(await withLock('notebook', act)).toBe('done');
    expect(locks.request).toHaveBeenCalledWith('notebook', expect.anything(), expect.anything());
    await vi.advanceTimersByTimeAsync(999);
    expect(locks.isHeld).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(locks.isHeld).toBe(false);
    expect(act).toHaveBeenCalledOnce();
  });

  it('runs at once and extends the lock if the tab already holds the lock', async () => {
    await withLock('notebook', act);
    await vi.advanceTimersByTimeAsync(500);
    await withLock('notebook', act);
    expect(act).toHaveBeenCalledTimes(2);
    expect(locks.request).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(999);
    expect(locks.isHeld).toBe(true);
  });

  it('waits for an action of another tab, and runs after the earlier actions of its own tab', async () => {
    const otherTab = Promise.withResolvers<void>();
    let last = otherTab.promise;
    locks.request.mockImplementation((_name, _options, callback) => {
      last = last.then(callback);
      return last;
    });
    const order: string[] = [];
    const change = (name: string) => withLock('notebook', () => order.push(name));
    const first = change('first');
    change('second');
    await vi.advanceTimersByTimeAsync(500);
    expect(order).toEqual([]);
    otherTab.resolve();
    await first;
    change('third');
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(['first', 'second', 'third']);
  });

  it('runs at once in a browser without Web Locks', () => {
    vi.stubGlobal('navigator', {});
    withLock('notebook', act);
    expect(act).toHaveBeenCalledOnce();
  });

  it.each(['SecurityError', 'TimeoutError'])('runs without a lock on %s', async (name) => {
    locks.request.mockRejectedValue(new DOMException('refused', name));
    expect(await withLock('notebook', act)).toBe('done');
    expect(act).toHaveBeenCalledOnce();
  });

  it('rejects if the action throws', async () => {
    act.mockImplementationOnce(() => {
      throw new Error('a fault');
    });
    await expect(withLock('notebook', act)).rejects.toThrow('a fault');
  });
});
