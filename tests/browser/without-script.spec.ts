import { isExhaustive } from '../exhaustive.ts';
import { backgroundOf } from './colour.ts';
import { expect, test } from './fixtures.ts';
import { article, fewPageTypes, home, widths } from './pages.ts';
import { unseenTexts } from './unseen-texts.ts';
import { visit } from './visit.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript, pages show their titles, their whole text and no control that needs JavaScript', async ({
  page,
  expectError,
}) => {
  test.slow();
  for (const type of fewPageTypes) {
    await page.setViewportSize({ width: widths.desk, height: 800 });
    await visit({ page, expectError }, type);
    for (const width of [widths.desk, widths.phone]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('heading', { level: 1 }), type.path).toBeVisible();
      expect(await unseenTexts(page), `${type.path}, ${width} px`).toEqual([]);
    }
    await expect(page.getByRole('button'), type.path).toHaveAccessibleName('Menu');
    const fields = page.locator('input, select, textarea').filter({ visible: true });
    await expect(fields, type.path).toHaveCount(0);
  }
});

test('without JavaScript, every link of the header and of the footer works', async ({ page }) => {
  await page.setViewportSize({ width: widths.desk, height: 800 });
  await page.goto(article.path);
  const frame = page.getByRole('banner').or(page.getByRole('contentinfo'));
  const links = frame.getByRole('link').and(page.locator('[href^="/"]'));
  const count = await links.count();
  expect(count).toBeGreaterThan(10);
  for (let index = 0; index < count; index++) {
    // In the ordinary run, the test follows only the first and the last link. The other links must
    // be clickable; any-site/crawl.spec.ts proves that they lead to pages.
    const isFollowed = isExhaustive || index === 0 || index === count - 1;
    if (!isFollowed) {
      await links.nth(index).click({ trial: true });
      continue;
    }
    // Continues without going back, because the page that the last link opened has the same links.
    const href = (await links.nth(index).getAttribute('href')) ?? '';
    await links.nth(index).click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('without JavaScript, the menu opens and closes, and its links work', async ({ page }) => {
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

test('without JavaScript, practices say what to do without their controls', async ({ page }) => {
  for (const { path, control, words } of [
    { path: 'five-breaths', control: 'circle', words: /^Even: 4 seconds in, 4 out$/ },
    { path: 'one-thing', control: 'timer', words: /set an alarm for 3 minutes/ },
    { path: 'the-exact-word', control: 'box to write in', words: /^What / },
  ]) {
    await page.goto(`/path/${path}`);
    const practice = page.locator('.practice').filter({ visible: true });
    await expect(practice).toContainText(new RegExp(`The ${control} .*needs JavaScript`));
    await expect(practice.getByText(words).first()).toBeVisible();
  }
});

test('without JavaScript, the header bar is readable over scrolled content', async ({ page }) => {
  await page.goto(article.path);
  await page.mouse.wheel(0, 700);
  const bar = page.getByRole('banner');
  await expect(bar).toBeInViewport();
  const { alpha } = await backgroundOf(bar);
  expect(alpha / 255).toBeGreaterThanOrEqual(0.8);
});
