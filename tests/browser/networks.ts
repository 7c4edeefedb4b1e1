import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { desk } from '../network/addresses.ts';
import type { RecordedRequest } from '../network/ledger.ts';
import { userAgentOf } from '../network/visitor.ts';
import { test as base, expect } from './fixtures.ts';
import { answerOf } from './networks-answer.ts';

export { expect };

interface Fixtures {
  /** The fault of the fake network in this test; "none" for a healthy network. */
  fault: string;
  /** The requests that the fake network has received in this test, in order. */
  asked: () => Promise<readonly RecordedRequest[]>;
}

/** The name under which the fake network records the requests of a test, without those of failed attempts. */
export const visitOf = ({ testId, retry }: Pick<TestInfo, 'testId' | 'retry'>) =>
  `${testId}-${retry}`;

/** The `test` function for pages with slots that the fake network fills. */
export const test = base.extend<Fixtures>({
  fault: ['none', { option: true }],
  ignoreHTTPSErrors: true,
  userAgent: async ({ fault }, use, info) => use(userAgentOf({ fault, visit: visitOf(info) })),
  asked: async ({ request }, use, info) =>
    use(async () =>
      (await request.get(`${desk}/asked?visit=${visitOf(info)}`, { maxRetries: 3 })).json(),
    ),
});

/**
 * Stores an answer to the consent prompt in pages loaded after this call. By default, the answer
 * accepts all networks.
 */
export const storeConsent = (to: BrowserContext | Page, answer = answerOf()) =>
  to.addInitScript((kept) => {
    try {
      if (parent === window) localStorage.setItem('consent', kept);
    } catch {
      // A page with an opaque origin has no storage.
    }
  }, answer);

/**
 * Gives pages loaded after this call the default timeout for creatives. The sites of the tests have
 * a longer timeout, which delays tests of slots without a creative. The function changes
 * `JSON.parse`, because a page that Playwright serves could not request the fake network, and
 * Trusted Types forbid a change of the settings in the document.
 */
export const shortenTimeout = (page: Page) =>
  page.addInitScript(() => {
    if (parent !== window) return;
    const { parse } = JSON;
    JSON.parse = (text, ...rest) =>
      parse(String(text).replace('"timeout":30,', '"timeout":8,'), ...rest);
  });

/** Returns the banner ids for which the network has received requests for creatives. */
export const bannerIdsOf = (asked: readonly RecordedRequest[]) =>
  asked.flatMap(({ path }) => /creative\.svg\?banner=(\d+)/.exec(path)?.[1] ?? []);
