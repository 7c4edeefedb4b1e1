import type { Page } from '@playwright/test';
import { findBarriers } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { recordShifts } from './layout-shifts.ts';
import { article, home, sensitive, views } from './pages.ts';

/*
 * The settings of this site have a house creative with images, and a house creative for the days
 * before Christmas 2040.
 */

/** Returns the links of the images in slots that the screen shows. */
const imagesOf = (page: Page) =>
  page.locator('.slot-box .campaign:visible').evaluateAll((creatives) =>
    creatives.map((creative) => {
      const image = creative.querySelector('img');
      const { width = 0, height = 0 } = image?.getBoundingClientRect() ?? {};
      const box = creative.closest('.slot-box')?.getBoundingClientRect();
      return {
        size: `${Math.round(width)}x${Math.round(height)}`,
        file: new URL(image?.currentSrc ?? '').pathname,
        box: box?.height,
        isInside: width <= (box?.width ?? 0),
      };
    }),
  );

test('the image of a house creative fits its slot, and its link has a name and is marked as sponsored', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const shifts = await recordShifts(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { width, colorScheme } of views) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(article.path);
    const links = page.getByRole('link', { name: 'Lamps that dim. Look at the lamps' });
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded();
      // The browser chooses the file for this size and loads it.
      await expect(link.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    }
    await expect(links.first()).toHaveAttribute('rel', 'sponsored noopener');
    const images = await imagesOf(page);
    expect(images, `${width} px`).toMatchObject(
      width < 768
        ? [{ size: '300x250', box: 252, isInside: true }]
        : [
            { size: '300x600', box: 602, isInside: true },
            { size: '728x90', box: 252, isInside: true },
          ],
    );
    for (const { file } of images) {
      expect(file).toMatch(/^\/house\/[0-9a-f]{10}\.png$/);
      const { 'cache-control': cache } = (await page.request.get(file)).headers();
      expect(cache).toContain('immutable');
    }
    expect(await findBarriers(page)).toEqual([]);
  }
  expect(await shifts()).toEqual([]);
  expect(requests.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
  await page.goto(sensitive);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.slot, .campaign, slot-choice')).toHaveCount(0);
});

/** Midnight in Auckland is 11 o'clock in the time zone UTC. */
const days = [
  { at: '2040-11-30T10:59:59Z', isShown: false },
  { at: '2040-11-30T11:00:00Z', isShown: true },
  { at: '2040-12-24T10:59:59Z', isShown: true },
  { at: '2040-12-24T11:00:00Z', isShown: false },
];

test('a dated house creative is shown on its days in the time zone of the site, once, and without storage', async ({
  page,
  context,
}) => {
  const shifts = await recordShifts(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const { at, isShown } of days) {
    await page.clock.setFixedTime(at);
    await page.goto(home.path);
    const box = page.locator('[data-banner-id="101"]');
    await expect(box.locator('.house-creative')).toHaveCount(1);
    await expect(box.locator('[data-creative="winter"]'), at).toHaveCount(isShown ? 1 : 0);
    await expect(box).toHaveJSProperty('offsetHeight', 252);
    // The slot 104 names this creative too, but no creative is on a page twice.
    await expect(page.locator('[data-creative]'), at).toHaveCount(isShown ? 1 : 0);
  }
  expect(await shifts()).toEqual([]);
  expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a slot shows its undated creative, and no dated creative', async ({ page }) => {
    await page.goto(home.path);
    const box = page.locator('[data-banner-id="101"]');
    await expect(box.locator('.house-creative')).toBeVisible();
    await expect(page.locator('[data-creative]')).toHaveCount(0);
  });
});
