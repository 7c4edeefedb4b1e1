// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import after from './after.ts';

/** The milliseconds before hydration at which the code loads. */
const LEAD = 3000;

const start = (value: number) => {
  const hydrate = vi.fn(async () => {});
  const load = vi.fn(async () => hydrate);
  after(load, { name: 'after', value: String(value) }, document.createElement('div'));
  return { load, hydrate };
};

describe('client:after', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('loads the code shortly before the delay ends and hydrates at its end', async () => {
    const { load, hydrate } = start(30_000);
    await vi.advanceTimersByTimeAsync(30_000 - LEAD - 1);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(LEAD - 1);
    expect(hydrate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(hydrate).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledOnce();
  });

  it('starts the delay at the load event of the page', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const { hydrate } = start(1000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(hydrate).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(hydrate).toHaveBeenCalledOnce();
    state.mockRestore();
  });

  it('starts the delay at the activation of a prerendered page', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    const { hydrate } = start(1000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(hydrate).not.toHaveBeenCalled();
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(hydrate).toHaveBeenCalledOnce();
  });
});
