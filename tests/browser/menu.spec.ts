import type { Page } from '@playwright/test';
import settings from '../fixtures/publication/site.config.ts';
import { expect, test } from './fixtures.ts';
import { findObscured } from './focus.ts';
import { menuOf, recordLeaving } from './menu.ts';

/** Screen widths in CSS pixels at which the header has a menu: that of a phone, and the maximum. */
const WIDTHS = [360, 767];
const HEIGHT = 780;

async function visitAbout(page: Page, width: number) {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.goto('/about');
  return menuOf(page);
}

test.describe('the menu', () => {
  test('opens and closes by mouse, Enter and Space, and updates aria-expanded', async ({
    page,
  }) => {
    for (const width of WIDTHS) {
      const menu = await visitAbout(page, width);
      await menu.isSeenClosed();
      const ways = [
        () => menu.toggle.click(),
        () => menu.toggle.press('Enter'),
        () => menu.toggle.press('Space'),
      ];
      for (const use of ways) {
        await use();
        await menu.isSeenOpen();
        await use();
        await menu.isSeenClosed();
      }
      await menu.toggle.click();
      const names = settings.navigation.map(({ name }) => name);
      await expect(menu.list.getByRole('link')).toHaveText(names);
      await expect(menu.list.locator('[aria-current="page"]')).toHaveText(['About Us']);
    }
  });

  test('closes when a link is followed, and is closed after going back', async ({ page }) => {
    const wasLeftOpen = await recordLeaving(page);
    for (const width of WIDTHS) {
      const menu = await visitAbout(page, width);
      await menu.toggle.click();
      await menu.link('Community').click();
      await expect(page).toHaveURL('/community');
      expect(await wasLeftOpen()).toBe(false);
      await menu.isSeenClosed();
      await page.goBack();
      await expect(page).toHaveURL('/about');
      await menu.isSeenClosed();
    }
  });

  test('closes when the link to the current page is followed', async ({ page }) => {
    const wasLeftOpen = await recordLeaving(page);
    for (const width of WIDTHS) {
      const menu = await visitAbout(page, width);
      await menu.toggle.click();
      const again = page.waitForEvent('load');
      await menu.link('About Us').click();
      await again;
      expect(await wasLeftOpen()).toBe(false);
      await menu.isSeenClosed();
      await expect(page).toHaveURL('/about');
    }
  });

  test('closes on Escape and returns the focus to the toggle', async ({ page }) => {
    for (const width of WIDTHS) {
      const menu = await visitAbout(page, width);
      await menu.toggle.press('Enter');
      await page.keyboard.press('Tab');
      await expect(menu.link('Home')).toBeFocused();
      await page.keyboard.press('Escape');
      await menu.isSeenClosed();
      await expect(menu.toggle).toBeFocused();

      await menu.toggle.click();
      await menu.isSeenOpen();
      await page.keyboard.press('Escape');
      await menu.isSeenClosed();
      await expect(menu.toggle).toBeFocused();
    }
  });

  test('closes when the focus leaves it in either direction, as the colour scheme menu does', async ({
    page,
  }) => {
    const [width = 0] = WIDTHS;
    const menu = await visitAbout(page, width);
    const tab = async (key: string, times = 1) => {
      for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
    };
    await menu.toggle.press('Enter');
    await tab('Tab', settings.navigation.length);
    await expect(menu.list.getByRole('link').last()).toBeFocused();
    await menu.isSeenOpen();
    await tab('Tab');
    await menu.isSeenClosed();
    expect(await findObscured(page)).toEqual([]);

    await menu.toggle.press('Enter');
    await tab('Tab');
    await tab('Shift+Tab');
    await expect(menu.toggle).toBeFocused();
    await menu.isSeenOpen();
    await tab('Shift+Tab');
    await menu.isSeenClosed();

    const scheme = page.getByRole('group', { name: 'Colour scheme' });
    await page.getByRole('button', { name: 'Colour scheme' }).press('Enter');
    await tab('Tab');
    await expect(scheme.getByRole('radio', { checked: true })).toBeFocused();
    await tab('Tab');
    await expect(menu.toggle).toBeFocused();
    await expect(scheme).toBeHidden();
  });

  test('closes when the window grows to 768 px', async ({ page }) => {
    for (const width of WIDTHS) {
      const menu = await visitAbout(page, width);
      await menu.toggle.click();
      await menu.isSeenOpen();
      await page.setViewportSize({ width: 768, height: HEIGHT });
      await expect(menu.list).toBeHidden();
      await page.setViewportSize({ width, height: HEIGHT });
      await menu.isSeenClosed();
    }
  });
});

test.describe('without script, the menu', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: HEIGHT } });

  test('opens, its links work, and Escape closes it', async ({ page }) => {
    await page.goto('/');
    const menu = menuOf(page);
    for (const { name, path } of settings.navigation) {
      await expect(menu.list).toBeHidden();
      await menu.toggle.click();
      await menu.link(name).click();
      await expect(page).toHaveURL(path);
    }
    await menu.toggle.press('Enter');
    await expect(menu.list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu.list).toBeHidden();
  });

  test('covers no control after the menu that has the focus', async ({ page }) => {
    await page.goto('/about');
    const menu = menuOf(page);
    await menu.toggle.press('Enter');
    for (const { name } of settings.navigation) {
      await page.keyboard.press('Tab');
      await expect(menu.link(name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(menu.list).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(menu.toggle).toBeFocused();
    await expect(menu.list).toBeVisible();
  });
});
