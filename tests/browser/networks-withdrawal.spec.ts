import type { Page } from '@playwright/test';
import settings from '../sites/networks/site.config.ts';
import { bannerIdsOf, expect, haveAnswered, test } from './networks.ts';
import { answerOf } from './networks-answer.ts';
import { filledBoxes, seeEachBox, statesOf } from './networks-boxes.ts';
import { home, widths } from './pages.ts';
import { keptBy } from './storage.ts';

const LABELS = { accept: 'Accept', refuse: 'Refuse' };

/** Opens the home page for a visitor who has accepted, with every slot filled. */
async function openFilled(page: Page) {
  await page.goto(home.path);
  await seeEachBox(page);
  await expect.poll(async () => new Set(await statesOf(page))).toEqual(new Set(['filled']));
}

const houseStands = async (page: Page) => {
  await expect(page.locator('.slot-box iframe')).toHaveCount(0);
  const boxes = await filledBoxes(page);
  expect(boxes.length).toBeGreaterThan(1);
  expect(boxes.filter(({ house }) => !house)).toEqual([]);
};

test('a network is asked when its visitor accepts, and not before', async ({ page, asked }) => {
  await page.goto(home.path);
  const accept = page.getByRole('button', { name: LABELS.accept });
  await accept.waitFor();
  expect(await asked()).toEqual([]);
  await accept.click();
  await seeEachBox(page);
  await expect.poll(async () => new Set(await statesOf(page))).toEqual(new Set(['filled']));
  expect((await asked()).length).toBeGreaterThan(0);
  expect(await keptBy(page)).toContain('localStorage: consent');
});

test('house creatives return when the answer changes on the page', async ({ page, context }) => {
  await page.goto(home.path);
  await page.getByRole('button', { name: LABELS.accept }).click();
  await seeEachBox(page);
  await expect.poll(async () => new Set(await statesOf(page))).toEqual(new Set(['filled']));
  await page.evaluate((kept) => {
    document.dispatchEvent(new CustomEvent('consentchange', { detail: JSON.parse(kept) }));
  }, answerOf([]));
  await houseStands(page);
  expect(context.pages()).toHaveLength(1);
});

test('house creatives return when the answer changes in the preferences, in another tab', async ({
  page,
  context,
}) => {
  await page.goto(home.path);
  await page.getByRole('button', { name: LABELS.accept }).click();
  await openFilled(page);
  const other = await context.newPage();
  await other.goto('/preferences');
  await other
    .getByRole('button', { name: /^Refuse/ })
    .first()
    .click();
  await houseStands(page);
});

test('a slot is asked for once, and only one that the screen has', async ({
  page,
  context,
  asked,
}) => {
  await haveAnswered(context);
  const { home: slots } = settings.slots;
  const any = [slots['after-hero'], slots['after-featured']].map(({ bannerId }) => bannerId);
  const askedFor = async () =>
    bannerIdsOf(await asked())
      .map(Number)
      .toSorted();
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await openFilled(page);
  expect(await askedFor()).toEqual([...any, slots['in-latest'].bannerId]);
  for (const width of [widths.bar, 767, widths.desk]) {
    await page.setViewportSize({ width, height: 800 });
    await seeEachBox(page);
    await expect.poll(async () => new Set(await statesOf(page))).toEqual(new Set(['filled']));
  }
  expect(await askedFor()).toEqual([
    ...any,
    slots['in-latest'].bannerId,
    slots['beside-latest'].bannerId,
  ]);
});
