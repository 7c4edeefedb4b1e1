import type { Page } from '@playwright/test';
import settings from '../fixtures/networks/site.config.ts';
import { menuOf } from './menu.ts';
import { expect, test } from './networks.ts';
import { delayNotice, noticeOf } from './networks-notice.ts';
import { article, home, widths } from './pages.ts';

if (!settings.donation)
  throw new Error(
    'site settings: expected the setting `donation`, which these tests use; found none',
  );
const { title } = settings.donation;

const donationOf = (page: Page) => page.getByRole('dialog', { name: title });
const HALF_A_MINUTE = 30_000;

test.describe('the current prompt of a page', () => {
  test.use({ viewport: { width: widths.phone, height: 640 } });

  test('waits while the menu is open, and appears when the menu closes', async ({ page }) => {
    const letGo = await delayNotice(page);
    await page.goto(article.path);
    await menuOf(page).toggle.click();
    letGo();
    const notice = page.locator('[role="dialog"]');
    await expect(notice).toBeAttached();
    await expect(notice).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(noticeOf(page).notice).toBeVisible();
  });

  for (const name of ['Menu', 'Colour scheme'])
    test(`hides while a visitor has “${name}” open, and returns if it is not answered yet`, async ({
      page,
    }) => {
      await page.goto(article.path);
      const { notice, accept } = noticeOf(page);
      await expect(notice).toBeVisible();
      const toggle = page.getByRole('banner').getByRole('button', { name, exact: true });
      await toggle.click();
      await expect(notice).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(notice).toBeVisible();
      await accept.click();
      await expect(notice).toHaveCount(0);
      await toggle.click();
      await page.keyboard.press('Escape');
      await expect(notice).toHaveCount(0);
    });

  test('is the consent prompt first, and the donation dialog after the answer', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(home.path);
    const { notice, refuse } = noticeOf(page);
    await page.clock.runFor(2_000);
    await expect(notice).toBeVisible();
    await page.clock.runFor(2 * HALF_A_MINUTE);
    await expect(page.locator('dialog.donation')).toBeAttached();
    await expect(donationOf(page)).toBeHidden();
    await refuse.click();
    await expect(notice).toHaveCount(0);
    await expect(donationOf(page)).toBeVisible();
  });

  test('is the consent prompt even if the donation dialog was open before it', async ({ page }) => {
    await page.clock.install();
    const letGo = await delayNotice(page);
    await page.goto(home.path);
    await page.clock.runFor(HALF_A_MINUTE + 1_000);
    const donation = donationOf(page);
    await expect(donation).toBeVisible();
    letGo();
    const { notice, refuse } = noticeOf(page);
    await expect(notice).toBeVisible();
    await expect(donation).toBeHidden();
    await refuse.click();
    await expect(donation).toBeVisible();
    await menuOf(page).toggle.click();
    await expect(donation).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(donation).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(donation).toBeHidden();
  });
});
