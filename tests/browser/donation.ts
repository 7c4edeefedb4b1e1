import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { home } from './pages.ts';

/** Opens the home page, advances the clock by half a minute and waits for the donation dialog. */
export async function openDonation(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(home.path);
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('dialog')).toBeVisible();
}
