import { test as base, expect } from '@playwright/test';
import { parseSite } from '../../packages/daymark/src/settings/settings.ts';
import owners from '../fixtures/publication/site.config.ts';

export { expect };

const publication = parseSite(owners);

/** The options that differ between the sites under test. */
export interface SiteOptions {
  settings: ReturnType<typeof parseSite>;
  /** Matches the noun of another site, which no text of this one may contain. */
  otherNoun: RegExp | undefined;
}

interface Fixtures {
  /** The noun in title case. */
  noun: string;
  /**
   * Declares an expected error, on the console or uncaught. The test fails if an error appears that
   * was not declared, or if a declared error does not appear.
   */
  expectError: (message: RegExp) => void;
}

export const test = base.extend<SiteOptions & Fixtures>({
  settings: [publication, { option: true }],
  otherNoun: [undefined, { option: true }],
  noun: async ({ settings }, use) => use(settings.noun.title),
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
