import type { Page } from '@playwright/test';
import settings from '../fixtures/publication/site.config.ts';
import { stopClock } from './clock.ts';
import { openDonation } from './donation.ts';
import { expect, test } from './fixtures.ts';
import { menuOf } from './menu.ts';
import { article } from './pages.ts';
import { expectWholeText, findCoveredStops } from './prompt-box.ts';
import { islandCode, recordScripts } from './scripts.ts';
import { keptBy } from './storage.ts';

const SECOND = 1000;

if (!settings.donation || settings.donation.for === 'publication')
  throw new Error(
    'site settings: expected the setting `donation` for a charity, which these tests use; found none',
  );
const { url: charity, title, message } = settings.donation;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: title });

async function openDialog(page: Page) {
  await openDonation(page);
  return dialogOf(page);
}

test.describe('the donation dialog', () => {
  test('appears 30 seconds after the page has loaded, and its code loads shortly before', async ({
    page,
  }) => {
    const scripts = recordScripts(page);
    await stopClock(page);
    await page.goto('/');
    const code = await islandCode(page);
    await page.clock.runFor(25 * SECOND);
    expect(await scripts.withReact()).toEqual([]);
    expect(scripts.paths().filter((path) => code.includes(path))).toEqual([]);

    await page.clock.runFor(4.9 * SECOND);
    await expect.poll(scripts.paths).toEqual(expect.arrayContaining(code));
    await expect.poll(scripts.withReact).not.toEqual([]);
    await expect(dialogOf(page)).toBeHidden();

    await page.clock.runFor(100);
    await expect(dialogOf(page)).toBeVisible();
    await expect(dialogOf(page)).toContainText(message);
  });

  test('appears only on the home page', async ({ page }) => {
    await stopClock(page);
    for (const path of ['/blog', '/about', '/community', '/sitemap', article.path]) {
      await page.goto(path);
      await page.clock.runFor(120 * SECOND);
      await expect(page.getByText(message)).toHaveCount(0);
    }
  });

  test('takes no focus, blocks no link and is announced in a polite live region', async ({
    page,
  }) => {
    await stopClock(page);
    await page.goto('/');
    const status = page.getByRole('status');
    await expect(status).toBeAttached();
    await expect(status).toBeEmpty();
    const start = page.getByRole('link', { name: 'Start Your Journey' });
    await start.focus();

    await page.clock.runFor(30 * SECOND);
    await expect(dialogOf(page)).toBeVisible();
    await expect(start).toBeFocused();
    await expect(status).toHaveText(
      `${title} – Press Tab to go to this request, or Escape to close it.`,
    );
    await start.press('Enter');
    await expect(page).toHaveURL('/resources');
  });

  test('is the next stop of the Tab key, which then continues where the visitor was', async ({
    page,
  }) => {
    const dialog = dialogOf(page);
    const donate = dialog.getByRole('link', { name: 'Donate Now' });
    const later = dialog.getByRole('button', { name: 'Later' });
    const link = page.getByRole('main').getByRole('heading').getByRole('link').first();
    const text = page.getByRole('main').locator('blockquote').last();
    const focused = () => page.evaluate(() => document.activeElement?.outerHTML);
    await stopClock(page);
    for (const { place, go, isFocused } of [
      { place: 'a link', go: () => link.focus(), isFocused: true },
      { place: 'a text', go: () => text.click(), isFocused: false },
      { place: 'the beginning of the page', go: async () => {}, isFocused: false },
    ]) {
      await page.goto('/');
      await go();
      const before = await focused();
      await page.keyboard.press('Tab');
      const next = await focused();
      await page.goto('/');
      await go();
      await page.clock.runFor(30 * SECOND);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(donate, `the stop after ${place}`).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(later).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await focused(), `the stop after the dialog, from ${place}`).toBe(next);
      if (!isFocused) continue;
      await page.keyboard.press('Shift+Tab');
      expect(await focused()).toBe(before);
    }
  });

  test('returns the focus to where the visitor was', async ({ page }) => {
    await stopClock(page);
    for (const keys of [
      ['Tab', 'Shift+Tab'],
      ['Tab', 'Escape'],
      ['Tab', 'Tab', 'Enter'],
    ]) {
      await page.goto('/');
      const start = page.getByRole('link', { name: 'Start Your Journey' });
      await start.focus();
      await page.clock.runFor(30 * SECOND);
      await expect(dialogOf(page)).toBeVisible();
      for (const key of keys) await page.keyboard.press(key);
      await expect(start, `focused after ${keys.join(', ')}`).toBeFocused();
    }
  });

  test('closes on a click on “Later”, does not appear again and stores nothing', async ({
    page,
  }) => {
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'Later' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('status')).toBeEmpty();
    await page.clock.runFor(600 * SECOND);
    await expect(dialog).toBeHidden();
    expect(await keptBy(page)).toEqual([]);
  });

  test('closes on Escape', async ({ page }) => {
    const dialog = await openDialog(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await keptBy(page)).toEqual([]);
  });

  test('opens the charity in the same tab', async ({ page }) => {
    await page.route(charity, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">Thank you' }),
    );
    const dialog = await openDialog(page);
    const donate = dialog.getByRole('link', { name: 'Donate Now' });
    await expect(donate).toHaveAttribute('href', charity);
    await donate.click();
    await expect(page).toHaveURL(charity);
    expect(page.context().pages()).toHaveLength(1);
  });

  test('waits while the menu is open, and appears when the menu closes', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const scripts = recordScripts(page);
    await stopClock(page);
    await page.goto('/');
    await menuOf(page).toggle.click();
    await page.clock.runFor(29 * SECOND);
    await expect.poll(scripts.withReact).not.toEqual([]);
    for (let second = 30; second <= 50; second++) {
      await page.clock.runFor(SECOND);
      await expect(dialogOf(page)).toBeHidden();
    }
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeVisible();
  });

  test('hides no sentence of its text, on any screen and in any language', async ({ page }) => {
    await openDonation(page);
    await expectWholeText(page, ({ donateNow, later, textSample, preferencesNeedScript }) => ({
      h2: textSample.slice(0, 30),
      p: preferencesNeedScript,
      first: donateNow,
      last: later,
    }));
  });

  test('never opens over the focused element', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const dialog = await openDialog(page);
    expect(await findCoveredStops(dialog)).toEqual([]);
  });

  test('covers at most a quarter of a phone’s screen in either orientation, and its buttons are in view', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const dialog = await openDialog(page);
    const words = [dialog.getByRole('heading'), dialog.getByText(message)];
    const buttons = [
      dialog.getByRole('link', { name: 'Donate Now' }),
      dialog.getByRole('button', { name: 'Later' }),
    ];
    for (const { width, height, parts } of [
      { width: 360, height: 640, parts: [...words, ...buttons] },
      { width: 360, height: 780, parts: [...words, ...buttons] },
      { width: 844, height: 390, parts: [...words, ...buttons] },
      { width: 667, height: 375, parts: buttons },
      { width: 568, height: 320, parts: buttons },
    ]) {
      await page.setViewportSize({ width, height });
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
      const box = await dialog.boundingBox();
      if (!box) throw new Error('donation dialog: expected a bounding box; found none');
      const share = (box.width * box.height) / (width * height);
      expect.soft(share, `share of a screen of ${width} × ${height} px`).toBeLessThanOrEqual(0.25);
    }
  });
});
