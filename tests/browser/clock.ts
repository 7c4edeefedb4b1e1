import type { Page } from '@playwright/test';

/**
 * Stops the clock of the pages to come: from the first line of their scripts on, time passes only
 * by `page.clock.runFor`.
 */
export async function stopClock({ clock }: Page): Promise<void> {
  const now = Date.now();
  // It runs until it is stopped, and can only be stopped at a time to come.
  await clock.install({ time: now - 60_000 });
  await clock.pauseAt(now);
}

/**
 * Records for how long the scripts of the pages to come set a timer.
 * @returns a function that gives the times of the present page so far, in milliseconds
 */
export async function recordTimers(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const original = window.setTimeout;
    const delays: number[] = [];
    const recording = (handler: TimerHandler, delay = 0, ...more: unknown[]) => {
      delays.push(delay);
      return original(handler, delay, ...more);
    };
    Object.assign(window, { setTimeout: recording, timersOfTest: delays });
  });
  return () => page.evaluate(() => Array.from(Reflect.get(window, 'timersOfTest'), Number));
}
