import type { Page } from '@playwright/test';
import settings from '../fixtures/networks/site.config.ts';
import { FULL_BROWSER } from '../network/faults/fault.ts';
import { playGoogle } from '../network/google.ts';
import { bannerIdsOf, expect, storeConsent, test } from './networks.ts';
import { filledBoxes, seeEachBox, statesOf } from './networks-boxes.ts';
import { article, home, widths } from './pages.ts';
import { keptBy } from './storage.ts';

const LABELS = { accept: 'Accept', refuse: 'Refuse' };

/** The pages with slots that networks fill. Together they use every adapter and mode. */
const PATHS = [home.path, article.path, '/blog', '/topics/attention', '/resources', '/community'];

async function openFilled(page: Page, path = home.path) {
  await page.goto(path);
  await seeFilled(page);
}

async function seeFilled(page: Page) {
  await seeEachBox(page);
  await expect.poll(async () => new Set(await statesOf(page))).toEqual(new Set(['filled']));
}

/** Gives consent in the prompt, and waits until every slot is filled. */
async function accept(page: Page) {
  await page.goto(home.path);
  await page.getByRole('button', { name: LABELS.accept }).click();
  await seeFilled(page);
}

/** Refuses all networks on the preferences page. */
const refuseAll = (preferences: Page) =>
  preferences
    .getByRole('button', { name: /^Refuse/ })
    .first()
    .click();

/** Waits until every slot shows its house creative, the site's own ad. */
async function houseStands(page: Page) {
  const where = page.url();
  await expect(page.locator('.slot-box iframe'), where).toHaveCount(0);
  const standing = async () =>
    (await filledBoxes(page)).map(({ house, creative }) => house && !creative);
  // A page with an inline network reloads.
  await expect.poll(async () => new Set(await standing()), where).toEqual(new Set([true]));
}

test('a network receives its first request only after the visitor has given consent', async ({
  page,
  asked,
}) => {
  await page.goto(home.path);
  const yes = page.getByRole('button', { name: LABELS.accept });
  await yes.waitFor();
  expect(await asked()).toEqual([]);
  await yes.click();
  await seeFilled(page);
  expect((await asked()).length).toBeGreaterThan(0);
  expect(await keptBy(page)).toContain('localStorage: consent');
});

test('house creatives return when a visitor refuses consent on the preferences page and goes back', {
  tag: FULL_BROWSER,
}, async ({ page }) => {
  await accept(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Advertising choices' }).click();
  await refuseAll(page);
  // `goBack` would wait for a `load` event, which a page from the back/forward cache does not get.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(home.path);
  await houseStands(page);
});

test('house creatives return on every open page when a visitor refuses consent in another tab', async ({
  page,
  context,
}) => {
  await playGoogle(context, 'fills');
  await accept(page);
  const pages = await Promise.all(
    PATHS.map(async (path) => {
      const opened = await context.newPage();
      await openFilled(opened, path);
      return opened;
    }),
  );
  const preferences = await context.newPage();
  await preferences.goto('/preferences');
  await refuseAll(preferences);
  for (const opened of [page, ...pages]) await houseStands(opened);

  // If the visitor consents again, the same view of the page requests creatives.
  await page.evaluate(() => Reflect.set(window, 'isSame', true));
  await preferences
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  await seeFilled(page);
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
});

test('Back shows a page with its creatives as the visitor left it', { tag: FULL_BROWSER }, async ({
  page,
  asked,
}) => {
  await accept(page);
  await page.evaluate(() => Reflect.set(window, 'isSame', true));
  const requests = await asked();
  await page.goto('/about');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(home.path);
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
  expect(new Set(await statesOf(page))).toEqual(new Set(['filled']));
  expect(await asked()).toEqual(requests);
});

test('the page requests one creative per slot, and only for slots of the current screen width', async ({
  page,
  context,
  asked,
}) => {
  await storeConsent(context);
  const { home: slots } = settings.slots;
  if (!slots) throw new Error('fixture `networks`: expected slots on the home page; found none');
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
    await seeFilled(page);
  }
  expect(await askedFor()).toEqual([
    ...any,
    slots['in-latest'].bannerId,
    slots['beside-latest'].bannerId,
  ]);
});
