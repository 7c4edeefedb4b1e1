import type { BrowserContext, Page } from '@playwright/test';
import { consentSettings } from '../../src/consent/settings.ts';
import { parseSite } from '../../src/site/settings.ts';
import { desk } from '../network/addresses.ts';
import type { Asked } from '../network/ledger.ts';
import { userAgentOf } from '../network/visitor.ts';
import settings from '../sites/networks/site.config.ts';
import { test as base, expect } from './fixtures.ts';

export { expect };

interface Fixtures {
  /** The fault that the network plays to this test; "none" for one that works. */
  fault: string;
  /** What the network has been asked in this test, in order. */
  asked: () => Promise<readonly Asked[]>;
}

/** For tests of slots that the fake network fills. */
export const test = base.extend<Fixtures>({
  fault: ['none', { option: true }],
  ignoreHTTPSErrors: true,
  userAgent: async ({ fault }, use, { testId }) => use(userAgentOf({ fault, visit: testId })),
  asked: async ({ request }, use, { testId }) =>
    use(async () => (await request.get(`${desk}/asked?visit=${testId}`)).json()),
});

const consent = consentSettings(parseSite(settings, 'tests/sites/networks/site.config.ts'));
const networks = Object.keys(consent.networks);

/** A visitor's answer as the site keeps it: to every network, or to those named. */
export const answerOf = (granted: readonly string[] = networks) =>
  JSON.stringify({
    version: consent.version,
    day: new Date().toISOString().slice(0, 10),
    granted,
  });

/** Gives pages to come an answer from a visit before: acceptance, unless told. */
export const haveAnswered = (to: BrowserContext | Page, answer = answerOf()) =>
  to.addInitScript((kept) => {
    try {
      if (parent === window) localStorage.setItem('consent', kept);
    } catch {
      // A page of an opaque origin keeps nothing.
    }
  }, answer);

/** What the network has been asked for a slot, by banner id. */
export const bannerIdsOf = (asked: readonly Asked[]) =>
  asked.flatMap(({ path }) => /creative\.svg\?banner=(\d+)/.exec(path)?.[1] ?? []);
