import { backgroundOf } from './colour.ts';
import { expect, test } from './fixtures.ts';
import { article, fewPageTypes, home, widths } from './pages.ts';
import { unseenTexts } from './unseen-texts.ts';
import { visit } from './visit.ts';

test.use({ javaScriptEnabled: false });

for (const type of fewPageTypes)
  test(`${type.name} shows its title and its whole text`, async ({ page, expectError }) => {
    await visit({ page, expectError }, type);
    for (const width of [widths.phone, widths.desk]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await unseenTexts(page), `${width} px`).toEqual([]);
    }
  });

test('every link of the header and of the footer works', async ({ page }) => {
  await page.setViewportSize({ width: widths.desk, height: 800 });
  await page.goto(article.path);
  const frame = page.getByRole('banner').or(page.getByRole('contentinfo'));
  const links = frame.getByRole('link').and(page.locator('[href^="/"]'));
  const count = await links.count();
  expect(count).toBeGreaterThan(10);
  for (let index = 0; index < count; index++) {
    // The links are the same on the page that the last one opened.
    const href = (await links.nth(index).getAttribute('href')) ?? '';
    await links.nth(index).click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the menu opens and closes, and its links work', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await page.goto(home.path);
  const toggle = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await toggle.click();
  await menu.getByRole('link', { name: 'Community' }).click();
  await expect(page).toHaveURL('/community');
});

for (const type of fewPageTypes)
  test(`${type.name} shows no control that would not work`, async ({ page, expectError }) => {
    await page.setViewportSize({ width: widths.phone, height: 800 });
    await visit({ page, expectError }, type);
    await expect(page.getByRole('button')).toHaveAccessibleName('Menu');
    await expect(page.locator('input, select, textarea').filter({ visible: true })).toHaveCount(0);
  });

test('the bar is readable over the content that scrolls below it', async ({ page }) => {
  await page.goto(article.path);
  await page.mouse.wheel(0, 700);
  const bar = page.getByRole('banner');
  await expect(bar).toBeInViewport();
  const { alpha } = await backgroundOf(bar);
  expect(alpha / 255).toBeGreaterThanOrEqual(0.8);
});
