// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useWakeLock } from './useWakeLock.ts';

const release = vi.fn(async () => {});
const request = vi.fn(async () => ({ release }));
const settle = () => act(async () => {});
const need = (isNeeded: boolean) =>
  renderHook((wanted: boolean) => useWakeLock(wanted), { initialProps: isNeeded });

describe('the screen during a sitting', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    Object.assign(navigator, { wakeLock: { request } });
  });
  afterEach(() => {
    cleanup();
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  it('is asked to stay on while it is needed, and let go after', async () => {
    const { rerender } = need(true);
    await settle();
    expect(request).toHaveBeenCalledExactlyOnceWith('screen');
    rerender(false);
    expect(release).toHaveBeenCalledOnce();
  });

  it('is left alone where nothing runs', async () => {
    need(false);
    await settle();
    expect(request).not.toHaveBeenCalled();
  });

  it('is asked again when the page is seen again', async () => {
    need(true);
    await settle();
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('may go dark where the browser refuses', async () => {
    request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'));
    const { unmount } = need(true);
    await settle();
    unmount();
    expect(release).not.toHaveBeenCalled();
  });

  it('is let go even when the answer comes after the end', async () => {
    const { unmount } = need(true);
    unmount();
    await settle();
    expect(release).toHaveBeenCalledOnce();
  });
});
