import type { Browser } from '@playwright/test';

/** What a visitor gets from one page load. Times are in milliseconds. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** The total blocking time: what long tasks take above 50 ms each, after the first paint. */
  blocking: number;
  /** The cumulative layout shift. */
  shift: number;
  /** The responses before the first paint, and the bytes of their bodies. */
  responses: number;
  bytes: number;
}

/** A phone on a slow connection: a quarter of the CPU's speed, 150 ms and 1.6 Mbit/s. */
export const CPU_SLOWDOWN = 4;
export const CONNECTION = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
export const VIEWPORT = { width: 412, height: 823 };

/** Records the paints, long tasks and layout shifts of a page. Runs in the page. */
function recordEntries(consent: string | undefined) {
  if (consent && parent === window) localStorage.setItem('consent', consent);
  const entries: PerformanceEntry[] = [];
  Object.assign(window, { entriesOfBench: entries });
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'])
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
      type,
      buffered: true,
    });
}

/** Returns what `recordEntries` has recorded. Runs in the page. */
function readEntries(): Visit {
  const entries: PerformanceEntry[] = Reflect.get(window, 'entriesOfBench');
  const ofType = (type: string) => entries.filter(({ entryType }) => entryType === type);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const paint = ofType('paint').find(({ name }) => name === 'first-contentful-paint');
  const firstPaint = paint?.startTime ?? Number.NaN;
  const early = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ].filter(
    (entry): entry is PerformanceResourceTiming =>
      entry instanceof PerformanceResourceTiming && entry.responseEnd < firstPaint,
  );
  return {
    firstPaint,
    largestPaint: ofType('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    blocking: sum(
      ofType('longtask').map(({ startTime, duration }) =>
        Math.max(0, startTime + duration - Math.max(startTime, firstPaint) - 50),
      ),
    ),
    shift: sum(ofType('layout-shift').map((entry) => Number(Reflect.get(entry, 'value')))),
    responses: early.length,
    bytes: sum(early.map(({ encodedBodySize }) => encodedBodySize)),
  };
}

/**
 * Loads a page with an empty cache and applied throttling, until it causes no more requests.
 * @param consent the visitor's stored answer to the consent prompt
 */
export async function visit(browser: Browser, url: string, consent?: string): Promise<Visit> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: VIEWPORT });
  await context.addInitScript(recordEntries, consent);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.emulateNetworkConditions', CONNECTION);
  await page.goto(url, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(readEntries);
  await context.close();
  return seen;
}
