import type { BrowserContext } from '@playwright/test';
import { isExhaustive } from '../exhaustive.ts';
import { openDonation } from './donation.ts';
import { expect, test } from './fixtures.ts';
import { fewPageTypes, widths } from './pages.ts';
import { scrollThrough } from './scroll.ts';
import { keptBy } from './storage.ts';
import { visit } from './visit.ts';
import { recordWrites } from './writes.ts';

/** Records all requests to origins other than the site's. */
function recordThirdPartyRequests(context: BrowserContext, baseURL: string | undefined): string[] {
  const thirdPartyRequests: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) thirdPartyRequests.push(request.url());
  });
  return thirdPartyRequests;
}

test('a first visit to any page sends no third-party requests and stores nothing', async ({
  page,
  context,
  baseURL,
  expectError,
}) => {
  const thirdPartyRequests = recordThirdPartyRequests(context, baseURL);
  const writes = await recordWrites(page);
  for (const [turn, type] of fewPageTypes.entries()) {
    await visit({ page, expectError }, type);
    const both = [widths.phone, widths.desk];
    for (const width of both.filter((_, index) => isExhaustive || index === turn % 2)) {
      await page.setViewportSize({ width, height: 800 });
      await scrollThrough(page);
    }
    expect.soft(thirdPartyRequests, type.name).toEqual([]);
    expect.soft(await writes(), type.name).toEqual([]);
    expect.soft(await keptBy(page), type.name).toEqual([]);
    expect.soft(await page.evaluate(() => indexedDB.databases()), type.name).toEqual([]);
    expect.soft(await page.evaluate(() => caches.keys()), type.name).toEqual([]);
  }
});

test('the donation dialog sends no third-party requests and stores nothing', async ({
  page,
  context,
  baseURL,
}) => {
  const thirdPartyRequests = recordThirdPartyRequests(context, baseURL);
  const writes = await recordWrites(page);
  await openDonation(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await writes()).toEqual([]);
  expect(thirdPartyRequests).toEqual([]);
  expect(await keptBy(page)).toEqual([]);
});
