import type { Locator, Page } from '@playwright/test';
import settings from '../../site.config.ts';
import { backgroundOf } from './colour.ts';
import { expect, test } from './fixtures.ts';
import { schemes } from './pages.ts';

/** Scrolls to a height in CSS pixels; done when the page has had the event and a frame since. */
function scrollTo(page: Page, height: number): Promise<void> {
  return page.evaluate(
    (top) =>
      new Promise((resolve) => {
        addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true });
        window.scrollTo({ top, behavior: 'instant' });
      }),
    height,
  );
}

async function isPlain(header: Locator) {
  await expect(header).toHaveCSS('backdrop-filter', 'none');
  await expect(header).toHaveCSS('box-shadow', 'none');
  await expect.poll(async () => (await backgroundOf(header)).alpha).toBe(0);
}

for (const colorScheme of schemes)
  test(`the ${colorScheme} bar floats past 20 px of scroll and is plain at 20 or less`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('position', 'fixed');
    await isPlain(header);
    await scrollTo(page, 20);
    await isPlain(header);

    await scrollTo(page, 21);
    await expect(header).toHaveCSS('backdrop-filter', /blur\(\d+px\)/);
    await expect(header).not.toHaveCSS('box-shadow', 'none');
    await expect.poll(async () => (await backgroundOf(header)).alpha).toBeGreaterThan(128);
    const { red, green, blue, alpha } = await backgroundOf(header);
    expect(alpha, 'lets the page shine through').toBeLessThan(255);
    if (colorScheme === 'light') expect([red, green, blue]).toEqual([255, 255, 255]);
    else expect(Math.max(red, green, blue)).toBeLessThan(64);
    await expect(header).toBeInViewport({ ratio: 1 });

    await scrollTo(page, 20);
    await isPlain(header);
    await scrollTo(page, 0);
    await isPlain(header);
  });

test('768 px show the links in the bar, 767 px the toggle', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const toggle = page.getByRole('button', { name: 'Menu' });

  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(links).toHaveText(settings.navigation.map(({ name }) => name));
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  await expect(toggle).toBeHidden();

  await page.setViewportSize({ width: 767, height: 1024 });
  await expect(links).toHaveCount(0);
  await expect(toggle).toBeVisible();
});

test('the current page is marked in the bar, and only that', async ({ page }) => {
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
  for (const { name, path } of settings.navigation) {
    await page.goto(path);
    await expect(current).toHaveText([name]);
    await expect(current).toHaveAttribute('href', path);
  }
  await page.goto('/privacy');
  await expect(current).toHaveCount(0);
});
