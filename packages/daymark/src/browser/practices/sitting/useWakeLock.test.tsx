// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useWakeLock } from './useWakeLock.ts';

const release = vi.fn(async () => {});
const request = vi.fn(async () => ({ release }));
const settle = () => act(async () => {});
const need = (isNeeded: boolean) =>
  renderHook((wanted: boolean) => useWakeLock(wanted), { initialProps: isNeeded });

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
    const { rerender } = need(true);
    await settle();
    expect(request).toHaveBeenCalledExactlyOnceWith('screen');
    rerender(false);
    expect(release).toHaveBeenCalledOnce();
  });

  it('is not requested while no sitting runs', async () => {
    need(false);
    await settle();
    expect(request).not.toHaveBeenCalled();
  });

  it('is requested again when the page becomes visible again', async () => {
    need(true);
    await settle();
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('is not released if the browser refused it', async () => {
    request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'));
    const { unmount } = need(true);
    await settle();
    unmount();
    expect(release).not.toHaveBeenCalled();
  });

  it('is released even if the browser grants it after the end of the sitting', async () => {
    const { unmount } = need(true);
    unmount();
    await settle();
    expect(release).toHaveBeenCalledOnce();
  });
});
