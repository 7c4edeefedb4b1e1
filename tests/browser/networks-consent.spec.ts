import type { Page } from '@playwright/test';
import { STORAGE_KEY } from '../../packages/daymark/src/consent/record.ts';
import { isExhaustive } from '../exhaustive.ts';
import { expect, storeConsent, test } from './networks.ts';
import { answerOf } from './networks-answer.ts';
import { statesOf } from './networks-boxes.ts';
import { article, fewPageTypes, home, type PageType, pageTypes, widths } from './pages.ts';
import { followRequests } from './quiet.ts';
import { scrollThrough } from './scroll.ts';
import { keptBy } from './storage.ts';
import { visit } from './visit.ts';
import { recordWrites } from './writes.ts';

interface Visitors {
  readonly name: string;
  readonly prepare: (page: Page) => Promise<unknown>;
  /** The storage entries that the browsers of these visitors already contain. */
  readonly kept: readonly string[];
  /** The kinds of pages that these visitors open. */
  readonly types: readonly PageType[];
}

const twoTypes = isExhaustive ? pageTypes : [home, article];

/** Visitors whose pages must not contact any network. */
const visitors: readonly Visitors[] = [
  { name: 'who have not answered', prepare: async () => {}, kept: [], types: fewPageTypes },
  {
    name: 'whose browser sends Global Privacy Control',
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      }),
    kept: [],
    types: twoTypes,
  },
  {
    name: 'who have refused',
    prepare: (page) => storeConsent(page, answerOf([])),
    kept: [`localStorage: ${STORAGE_KEY}`],
    types: twoTypes,
  },
];

for (const { name, prepare, kept, types } of visitors)
  test(`no page contacts a network or stores anything for visitors ${name}`, async ({
    page,
    asked,
    baseURL,
    expectError,
  }) => {
    const thirdPartyRequests: string[] = [];
    page.context().on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) thirdPartyRequests.push(request.url());
    });
    await prepare(page);
    const quiet = followRequests(page);
    const writes = await recordWrites(page);
    for (const type of types) {
      await visit({ page, expectError }, type);
      for (const width of [widths.phone, widths.desk]) {
        await page.setViewportSize({ width, height: 800 });
        await scrollThrough(page);
        // When no request is pending, the script that fills ad slots has checked the slot boxes.
        await quiet();
      }
      expect.soft(new Set(await statesOf(page)), type.name).not.toContain('waiting');
      expect.soft(await writes(), type.name).toEqual([]);
      expect.soft(await keptBy(page), type.name).toEqual(kept);
      expect.soft(thirdPartyRequests, type.name).toEqual([]);
      expect.soft(await asked(), type.name).toEqual([]);
    }
  });
