import type { Browser, Page } from '@playwright/test';
import { fontsOf } from '../../tests/browser/fonts-of.ts';
import { CATEGORIES, type Work, workBeforePaint } from '../../tests/browser/trace.ts';
import { startSlowLink } from './slow-link.ts';

/** The measurements of one page load of a visitor. Times are in milliseconds. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** The total blocking time: for each long task after the first paint, its time above 50 ms. */
  blocking: number;
  /** The cumulative layout shift. */
  shift: number;
  /** The responses before the first paint, and the bytes of their bodies. */
  responses: number;
  bytes: number;
  /** 1 if the headline is in a font of the site at the end, otherwise 0. */
  inTypeface: number;
}

/** The factor by which the processor of a phone is slower than this machine. */
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
function readEntries(): Omit<Visit, 'inTypeface'> {
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
  /** The factor by which the visitor's processor is slower than this machine. */
  readonly slowdown: number;
}

/** Follows a link to a page with an empty cache, a slow CPU and a slow link, until it is complete. */
export const visit = async (browser: Browser, visiting: Visiting): Promise<Visit> =>
  follow(browser, visiting, async (page, open) => {
    await open();
    const [fonts = []] = await fontsOf(page, 'h1');
    const inTypeface = Number(fonts.some(({ isCustomFont }) => isCustomFont));
    return { ...(await page.evaluate(readEntries)), inTypeface };
  });

/**
 * Makes the same visit with tracing, which slows it down. Returns the work before the first paint.
 */
export const trace = async (browser: Browser, visiting: Visiting): Promise<Work> =>
  follow(browser, visiting, async (page, open) => {
    await browser.startTracing(page, { categories: CATEGORIES });
    await open();
    return workBeforePaint(String(await browser.stopTracing()));
  });

/** Follows a link to a page with an empty cache, over a slow connection. */
async function follow<T>(
  browser: Browser,
  { url, from, consent, slowdown }: Visiting,
  watch: (page: Page, open: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const link = await startSlowLink();
  const proxy = { server: link.proxy };
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: VIEWPORT, proxy });
  const page = await context.newPage();
  await page.goto(from);
  await context.addInitScript(recordEntries, consent);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const result = await watch(page, async () => {
    await page.evaluate((address) => location.assign(address), url);
    await page.waitForURL(url);
    await page.waitForLoadState('networkidle');
  });
  await context.close();
  link.close();
  return result;
}
