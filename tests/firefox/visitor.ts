import { launch, type Page } from 'puppeteer-core';
import { test as base, expect, inject } from 'vitest';
import { timeLimits } from '../time-limits.ts';
import { recordFaults } from './faults.ts';

export { expect };

/** Starts Firefox with the given preferences, whose names are those of `about:config`. */
export const startFirefox = (preferences: Readonly<Record<string, unknown>>) =>
  launch({
    browser: 'firefox',
    executablePath: inject('firefox'),
    // The fake network has a self-signed certificate.
    acceptInsecureCerts: true,
    timeout: timeLimits.start,
    extraPrefsFirefox: preferences,
  });

/** A new visitor: a tab of a browser context without stored data. */
export interface Visitor {
  readonly page: Page;
  /** Opens a page of tests/fixtures/publication, or of the site at another origin. */
  visit(path: string, origin?: string): Promise<void>;
  /**
   * Declares an expected fault. The test fails if a declared fault does not occur, or if an
   * undeclared fault does.
   */
  expectFault(fault: RegExp): void;
}

/** The size of a desktop window, in CSS pixels. */
const WINDOW = { width: 1280, height: 800 };

/**
 * The `test` function with a new visitor for each test. All tests share one Firefox, on a system
 * with a dark colour scheme.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest requires a pattern
  .extend('firefox', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const firefox = await startFirefox({ 'ui.systemUsesDarkTheme': 1 });
    onCleanup(() => firefox.close());
    return firefox;
  })
  .extend('page', async ({ firefox }, { onCleanup }) => {
    const context = await firefox.createBrowserContext();
    onCleanup(() => context.close());
    const page = await context.newPage();
    await page.setViewport(WINDOW);
    page.setDefaultTimeout(timeLimits.wait);
    return page;
  })
  .extend('visitor', async ({ page }, { onCleanup }): Promise<Visitor> => {
    const faults = await recordFaults(page);
    const expected: RegExp[] = [];
    onCleanup(async () => {
      const seen = await faults();
      const isExpected = (fault: string) => expected.some((pattern) => pattern.test(fault));
      expect(seen.filter((fault) => !isExpected(fault))).toEqual([]);
      expect(expected.filter((pattern) => !seen.some((fault) => pattern.test(fault)))).toEqual([]);
    });
    return {
      page,
      visit: async (path, origin = inject('origin')) => void (await page.goto(origin + path)),
      expectFault: (fault) => void expected.push(fault),
    };
  });
