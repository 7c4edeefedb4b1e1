import { test as base, expect } from '@playwright/test';
import { parseSettings } from '../../packages/daymark/src/settings/settings.ts';
import owners from '../fixtures/publication/site.config.ts';

export { expect };

const publication = parseSettings(owners);

/** The test options that differ between the sites under test. */
export interface SiteOptions {
  settings: ReturnType<typeof parseSettings>;
  /** Matches the noun of another site. No text of the site under test may contain it. */
  otherNoun: RegExp | undefined;
}

/** The options that also worker fixtures use. */
export interface WorkerOptions {
  /** The settings of the site under test in each of its languages, the main language first. */
  languages: readonly SiteOptions['settings'][];
}

interface Fixtures {
  /** The noun that the site under test is about, as written in titles, such as Yoga. */
  noun: string;
  /**
   * Declares an expected error: a console error, or an uncaught exception. The test fails if an
   * undeclared error appears, or if a declared error does not appear.
   */
  expectError: (message: RegExp) => void;
}

export const test = base.extend<SiteOptions & Fixtures, WorkerOptions>({
  languages: [[publication], { option: true, scope: 'worker' }],
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
        'errors that the test did not declare with expectError',
      ).toEqual([]);
      const isSeen = (message: RegExp) => seen.some((error) => message.test(error));
      expect(
        announced.filter((message) => !isSeen(message)),
        'errors that the test declared with expectError, but that did not appear',
      ).toEqual([]);
    },
    { auto: true },
  ],
});
