import type { Locator, Page } from '@playwright/test';
import settings from '../fixtures/publication/site.config.ts';
import { backgroundOf } from './colour.ts';
import { expect, test } from './fixtures.ts';
import { setFontSize } from './font-size.ts';
import { menuOf } from './menu.ts';
import { schemes } from './pages.ts';

/** Scrolls to a position in CSS pixels, and waits for the scroll event and a frame after it. */
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

/** Waits until the transitions of an element have ended, since a colour is rounded during one. */
function waitForTransitions(element: Locator): Promise<void> {
  return element.evaluate(async (target) => {
    await Promise.allSettled(target.getAnimations().map(({ finished }) => finished));
  });
}

async function isPlain(header: Locator) {
  await expect(header).toHaveCSS('backdrop-filter', 'none');
  await expect(header).toHaveCSS('box-shadow', 'none');
  await expect.poll(async () => (await backgroundOf(header)).alpha).toBe(0);
}

for (const colorScheme of schemes)
  test(`the ${colorScheme} header bar has a translucent background and a shadow only when scrolled by more than 20 px`, async ({
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
    await waitForTransitions(header);
    await expect(header).not.toHaveCSS('box-shadow', 'none');
    const { red, green, blue, alpha } = await backgroundOf(header);
    expect(alpha, 'opacity of the bar’s background').toBeGreaterThan(128);
    expect(alpha, 'opacity of the bar’s background, which must be translucent').toBeLessThan(255);
    if (colorScheme === 'light') expect([red, green, blue]).toEqual([255, 255, 255]);
    else expect(Math.max(red, green, blue)).toBeLessThan(64);
    await expect(header).toBeInViewport({ ratio: 1 });

    await scrollTo(page, 20);
    await isPlain(header);
    await scrollTo(page, 0);
    await isPlain(header);
  });

test('screens 768 px wide show links in the header bar, and screens 767 px wide show the menu toggle', async ({
  page,
}) => {
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

test('with large text, wide screens show the menu toggle and the header bar breaks no words', async ({
  page,
}) => {
  await page.goto('/about');
  const { toggle, link, isSeenOpen } = menuOf(page);
  const siteName = page.getByRole('banner').getByRole('link').first().locator('.display');
  for (const [width, height] of [
    [320, 256],
    [768, 1024],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await setFontSize(page, 32);
    await toggle.click();
    await isSeenOpen();
    const last = settings.navigation.at(-1);
    await link(last?.name ?? '').click({ trial: true });
    await page.keyboard.press('Escape');
    const lines = await siteName.evaluate(
      (element) =>
        element.getBoundingClientRect().height /
        Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect.soft(Math.round(lines), `lines of the site name at ${width} px`).toBe(1);
  }
  await setFontSize(page, 16);
  await expect(toggle).toBeHidden();
});

test('on a low screen the header scrolls away with the page', async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await page.goto('/about');
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 200);
  await expect(header).not.toBeInViewport();
});

test('the header bar marks only the link to the current page', async ({ page }) => {
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
  for (const { name, path } of settings.navigation) {
    await page.goto(path);
    await expect(current).toHaveText([name]);
    await expect(current).toHaveAttribute('href', path);
  }
  await page.goto('/privacy');
  await expect(current).toHaveCount(0);
});
