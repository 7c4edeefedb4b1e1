import { useEffect } from 'react';

/** Keeps the screen on while `isNeeded`, if the browser and the visitor's settings permit it. */
export function useWakeLock(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const granted = await navigator.wakeLock.request('screen');
        if (isOver) await granted.release();
        else lock = granted;
      } catch {
        // If the browser refuses, for example on a low battery, the screen may go dark.
      }
    };
    ask();
    // The browser releases the lock whenever the page is hidden, so request it again afterwards.
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      lock?.release().catch(() => {});
    };
  }, [isNeeded]);
}
