import type { Page } from 'puppeteer-core';

/** The name of the page's global variable that contains the held timers. */
const LIST = 'timersOfTest';
/** The minimum delay of a held timer in milliseconds. Shorter timers run as usual. */
const LONG = 1000;

interface Timer {
  readonly delay: number;
  run(): void;
}

/**
 * Holds back the long timers of documents that the page opens after this call.
 * @returns a function that runs the timer with the given delay in milliseconds, and returns whether
 * the page has set such a timer
 */
export async function holdTimers(page: Page): Promise<(delay: number) => Promise<boolean>> {
  await page.evaluateOnNewDocument(
    (list, long) => {
      const original = window.setTimeout;
      const timers: Timer[] = [];
      const holding = (handler: () => void, delay = 0, ...more: unknown[]) =>
        delay < long ? original(handler, delay, ...more) : timers.push({ delay, run: handler });
      Object.assign(window, { setTimeout: holding, [list]: timers });
    },
    LIST,
    LONG,
  );
  return (delay) =>
    page.evaluate(
      (list, delay) => {
        const timer = [...Reflect.get(window, list)].find((timer) => timer.delay === delay);
        timer?.run();
        return timer !== undefined;
      },
      LIST,
      delay,
    );
}
