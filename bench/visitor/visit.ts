import type { Browser } from '@playwright/test';
import { startSlowLink } from './slow-link.ts';

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

/** How many times slower the CPU of a phone is. */
export const CPU_SLOWDOWN = 4;
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

interface Visiting {
  /** The page to load. */
  readonly url: string;
  /** A page of another site, from which the visitor comes. */
  readonly from: string;
  /** The visitor's stored answer to the consent prompt. */
  readonly consent?: string;
}

/** Follows a link to a page with an empty cache, a slow CPU and a slow link, until it is complete. */
export async function visit(browser: Browser, { url, from, consent }: Visiting): Promise<Visit> {
  const link = await startSlowLink();
  const proxy = { server: link.proxy };
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: VIEWPORT, proxy });
  const page = await context.newPage();
  await page.goto(from);
  await context.addInitScript(recordEntries, consent);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate((address) => location.assign(address), url);
  await page.waitForURL(url);
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(readEntries);
  await context.close();
  link.close();
  return seen;
}
