import type { BrowserContext, Page } from '@playwright/test';
import { desk } from '../network/addresses.ts';
import type { Asked } from '../network/ledger.ts';
import { userAgentOf } from '../network/visitor.ts';
import { test as base, expect } from './fixtures.ts';
import { answerOf } from './networks-answer.ts';

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
