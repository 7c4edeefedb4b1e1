import type { Page } from '@playwright/test';
import { recordTimers, stopClock } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { article, fewPageTypes } from './pages.ts';
import { visit } from './visit.ts';

/** Two icon-only controls next to each other, and their tooltips. */
function pairOf(page: Page) {
  const wordsOf = (text: string) => page.getByRole('tooltip', { name: text });
  return {
    first: page.getByRole('button', { name: 'Colour scheme' }),
    firstWords: wordsOf('Colour scheme'),
    second: page.getByRole('button', { name: 'Menu' }),
    secondWords: wordsOf('Menu'),
    leave: () => page.mouse.move(180, 500),
  };
}

test.describe('a tooltip', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test.beforeEach(async ({ page }) => {
    await stopClock(page);
    await page.goto('/about');
    // The page loads the script of tooltips, and the pointer then rests elsewhere for a while.
    const { first, leave } = pairOf(page);
    await first.hover();
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
    await leave();
    await page.clock.runFor(300);
  });

  test('opens after 700 ms of hovering, stays open while the pointer is over the tooltip, and then closes', async ({
    page,
  }) => {
    const { first, firstWords, leave } = pairOf(page);
    await first.hover();
    await page.clock.runFor(699);
    await expect(firstWords).toBeHidden();
    await page.clock.runFor(1);
    await expect(firstWords).toBeVisible();
    await expect(firstWords).toBeInViewport({ ratio: 1 });
    await firstWords.hover();
    await page.clock.runFor(5000);
    await expect(firstWords).toBeVisible();
    await leave();
    await expect(firstWords).toBeHidden();
  });

  test('opens after 700 ms of keyboard focus', async ({ page }) => {
    const { first, firstWords, second, secondWords } = pairOf(page);
    while (!(await first.evaluate((control) => control === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.clock.runFor(699);
    await expect(firstWords).toBeHidden();
    await page.clock.runFor(1);
    await expect(firstWords).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(second).toBeFocused();
    await expect(firstWords).toBeHidden();
    await expect(secondWords).toBeVisible();
  });

  test('opens at once within 300 ms after another tooltip has closed', async ({ page }) => {
    const { first, firstWords, second, secondWords, leave } = pairOf(page);
    await first.hover();
    await page.clock.runFor(700);
    await expect(firstWords).toBeVisible();
    await leave();
    await page.clock.runFor(299);
    await second.hover();
    await expect(secondWords).toBeVisible();
    await expect(firstWords).toBeHidden();
  });

  test('waits 700 ms again if the last tooltip closed more than 300 ms ago', async ({ page }) => {
    const { first, second, secondWords, leave } = pairOf(page);
    await first.hover();
    await page.clock.runFor(700);
    await leave();
    await page.clock.runFor(300);
    await second.hover();
    await page.clock.runFor(699);
    await expect(secondWords).toBeHidden();
    await page.clock.runFor(1);
    await expect(secondWords).toBeVisible();
  });

  test('closes on Escape even while the pointer stays on the control', async ({ page }) => {
    const { first, firstWords } = pairOf(page);
    await first.hover();
    await page.clock.runFor(700);
    await expect(firstWords).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(firstWords).toBeHidden();
    await page.clock.runFor(5000);
    await expect(firstWords).toBeHidden();
  });
});

test('the number of saved articles, which a script adds, has a tooltip', async ({ page }) => {
  await stopClock(page);
  const timers = await recordTimers(page);
  await page.addInitScript(([key, path]) => localStorage.setItem(key, JSON.stringify({ path })), [
    'notebook',
    article.path,
  ] as const);
  await page.goto('/about');
  await page.getByRole('link', { name: 'Reading list' }).hover();
  // The page loads the script of tooltips only now, and the script begins to wait afterwards.
  await expect.poll(timers).toContain(700);
  await page.clock.runFor(700);
  await expect(page.getByRole('tooltip', { name: 'Reading list: 1 article' })).toBeVisible();
});

test('icon-only controls have tooltips, and accessible names that do not depend on them', async ({
  page,
  expectError,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const type of fewPageTypes) {
    await visit({ page, expectError }, type);
    const controls = page.locator('button, a, summary, [role="button"]').filter({ visible: true });
    const iconOnly = controls.filter({ has: page.locator('svg'), hasNotText: /\S/ });
    expect(await iconOnly.count(), type.name).toBeGreaterThanOrEqual(2);
    for (const control of await iconOnly.all()) {
      const words = control.locator('..').getByRole('tooltip', { includeHidden: true });
      await expect(words).toHaveText(/\S/);
      await expect(control).toHaveAccessibleName(/\S/);
      await expect(control).not.toHaveAttribute('aria-labelledby');
    }
  }
});
