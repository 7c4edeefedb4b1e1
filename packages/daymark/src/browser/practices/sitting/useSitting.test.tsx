// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSitting } from './useSitting.ts';

const release = vi.fn(async () => {});
const request = vi.fn(async () => ({ release }));
const settle = () => act(async () => {});
const sit = () => {
  const { result, unmount } = renderHook(useSitting);
  const start = () => act(() => result.current.start(60_000, 'silent'));
  return { start, end: () => act(() => result.current.reset()), unmount };
};

describe('the wake lock of a sitting', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    Object.assign(navigator, { wakeLock: { request } });
  });
  afterEach(() => {
    cleanup();
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  it('is requested when a sitting runs, and released afterwards', async () => {
    const { start, end } = sit();
    start();
    await settle();
    expect(request).toHaveBeenCalledExactlyOnceWith('screen');
    end();
    expect(release).toHaveBeenCalledOnce();
  });

  it('is not requested while no sitting runs', async () => {
    sit();
    await settle();
    expect(request).not.toHaveBeenCalled();
  });

  it('is requested again when the page becomes visible again', async () => {
    sit().start();
    await settle();
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('is not released if the browser refused it', async () => {
    request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'));
    const { start, unmount } = sit();
    start();
    await settle();
    unmount();
    expect(release).not.toHaveBeenCalled();
  });

  it('is released even if the browser grants it after the end of the sitting', async () => {
    const { start, unmount } = sit();
    start();
    unmount();
    await settle();
    expect(release).toHaveBeenCalledOnce();
  });
});
