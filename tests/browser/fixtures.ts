import { test as base, expect } from '@playwright/test';

export { expect };

/** The options that differ between the sites under test. */
export interface SiteOptions {
  /** The noun in title case. */
  noun: string;
}

interface Fixtures {
  /**
   * Declares an expected error, on the console or uncaught. The test fails if an error appears that
   * was not declared, or if a declared error does not appear.
   */
  expectError: (message: RegExp) => void;
}

export const test = base.extend<SiteOptions & Fixtures>({
  noun: ['', { option: true }],
  expectError: [
    async ({ context }, use) => {
      const announced: RegExp[] = [];
      const seen: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (webError) => seen.push(String(webError.error())));

      await use((message) => announced.push(message));

      const isAnnounced = (error: string) => announced.some((message) => message.test(error));
      expect(
        seen.filter((error) => !isAnnounced(error)),
        'errors that the test did not announce',
      ).toEqual([]);
      const isSeen = (message: RegExp) => seen.some((error) => message.test(error));
      expect(
        announced.filter((message) => !isSeen(message)),
        'errors that the test announced and that did not appear',
      ).toEqual([]);
    },
    { auto: true },
  ],
});
