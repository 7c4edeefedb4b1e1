import type { Page } from '@playwright/test';
import { backgroundOf } from './colour.ts';
import { expect, test } from './fixtures.ts';
import { article } from './pages.ts';
import { keptBy } from './storage.ts';

async function choose(page: Page, scheme: 'System' | 'Light' | 'Dark') {
  await page.getByRole('button', { name: 'Colour scheme' }).click();
  await page.getByRole('radio', { name: scheme }).check();
  await page.keyboard.press('Escape');
}

async function isPainted(page: Page, scheme: 'light' | 'dark') {
  const { red, green, blue } = await backgroundOf(page.locator('html'));
  if (scheme === 'light') expect(Math.min(red, green, blue)).toBeGreaterThan(220);
  else expect(Math.max(red, green, blue)).toBeLessThan(64);
}

test('the colour scheme follows the system until the visitor chooses, and nothing is stored', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/', article.path, '/sitemap']) {
      await page.goto(path);
      await isPainted(page, colorScheme);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await isPainted(page, 'light');
  expect(await keptBy(page)).toEqual([]);
});

test('a chosen colour scheme applies at once and on every page, and “System” removes the choice', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await choose(page, 'Dark');
  await isPainted(page, 'dark');
  expect(await keptBy(page)).toHaveLength(1);

  await page.goto('/about');
  await isPainted(page, 'dark');
  await page.reload();
  await isPainted(page, 'dark');
  await page.getByRole('button', { name: 'Colour scheme' }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.keyboard.press('Escape');

  await choose(page, 'Light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await isPainted(page, 'light');

  await choose(page, 'System');
  await isPainted(page, 'dark');
  expect(await keptBy(page)).toEqual([]);
  await page.reload();
  await isPainted(page, 'dark');
});

test('a chosen colour scheme is applied before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await choose(page, 'Dark');
  await page.addInitScript(() => {
    const root = () => document.documentElement;
    const watch = new MutationObserver(() => {
      if (!document.body) return;
      watch.disconnect();
      root().dataset.schemeAtBody = root().dataset.scheme ?? 'none';
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/', '/about', article.path]) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-scheme-at-body', 'dark');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the colour scheme follows the system, and the colour scheme menu is not shown', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Colour scheme' })).toBeHidden();
    await isPainted(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await isPainted(page, 'light');
  });
});
