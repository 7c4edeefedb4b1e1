import { useEffect, useReducer, useRef, useState } from 'react';
import { Bell, type Loudness } from './bell.ts';
import { createClock, leftOf, sit } from './sitting.ts';

const SECOND = 1000;

/** Runs the timer of a sitting, with a bell at the start and at the end. */
export function useSitting() {
  const [sitting, dispatch] = useReducer(sit, { state: 'ready' });
  const [now, setNow] = useState(0);
  const loudness = useRef<Loudness>('clear');
  const [bell] = useState(() => new Bell());
  const [clock] = useState(createClock);
  const isRunning = sitting.state === 'running';
  const endsAt = isRunning ? sitting.endsAt : undefined;
  useWakeLock(isRunning);
  useEffect(() => () => bell.close(), [bell]);

  useEffect(() => {
    if (endsAt === undefined) return;
    const look = () => {
      const now = clock();
      setNow(now);
      dispatch({ type: 'look', now });
    };
    const ticks = setInterval(look, SECOND / 4);
    // Browsers throttle intervals in a hidden tab, but a single long timeout is still on time.
    const end = setTimeout(look, endsAt - clock());
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(ticks);
      clearTimeout(end);
      document.removeEventListener('visibilitychange', look);
    };
  }, [endsAt, clock]);

  const isOver = sitting.state === 'over';
  useEffect(() => {
    if (isOver) bell.strike(loudness.current);
  }, [isOver, bell]);

  /** Starts a sitting. @param length in milliseconds */
  const start = (length: number, loud: Loudness) => {
    loudness.current = loud;
    bell.prepare();
    bell.strike(loud);
    dispatchNow('start', length);
  };
  const dispatchNow = (type: 'start' | 'pause' | 'resume', length = 0) => {
    const now = clock();
    setNow(now);
    dispatch(type === 'start' ? { type, now, length } : { type, now });
  };
  return {
    sitting,
    left: leftOf(sitting, now),
    start,
    pause: () => dispatchNow('pause'),
    resume: () => dispatchNow('resume'),
    reset: () => dispatch({ type: 'reset' }),
  };
}

/** Keeps the screen on while `isNeeded`, if the browser and the visitor's settings permit it. */
function useWakeLock(isNeeded: boolean): void {
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
