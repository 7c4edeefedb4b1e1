import type { Page } from '@playwright/test';

/**
 * Stops the clock of pages loaded after this call, before their scripts run. Time then passes only
 * with `page.clock.runFor`.
 */
export async function stopClock({ clock }: Page): Promise<void> {
  const now = Date.now();
  // The clock starts a minute earlier, because Playwright can pause it only at a future time.
  await clock.install({ time: now - 60_000 });
  await clock.pauseAt(now);
}

/**
 * Records the delays that the scripts of pages loaded after this call pass to `setTimeout`.
 * @returns a function that returns the delays of the current page so far, in milliseconds
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
