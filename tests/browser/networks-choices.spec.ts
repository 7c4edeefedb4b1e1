import type { Page } from '@playwright/test';
import { STORAGE_KEY } from '../../packages/daymark/src/consent/record.ts';
import { findBarriers } from './axe.ts';
import { recordShifts } from './layout-shifts.ts';
import { expect, storeConsent, test } from './networks.ts';
import { answerOf } from './networks-answer.ts';
import { noticeOf, refuseByBrowser } from './networks-notice.ts';
import { home, views, widths } from './pages.ts';
import { visitUntilQuiet } from './quiet.ts';
import { keptBy } from './storage.ts';

const preferences = '/preferences';

function choicesOf(page: Page) {
  const section = page.locator('#advertising');
  return {
    section,
    said: section.getByRole('status'),
    choice: (network: string, name: string) =>
      section.getByRole('group', { name: network }).getByRole('radio', { name }),
    all: (name: string) => section.getByRole('button', { name }),
  };
}

test('the footer links to the advertising choices on the preferences page', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Advertising choices' }).click();
  await expect(page).toHaveURL(`${preferences}#advertising`);
  await expect(page.getByRole('heading', { name: 'Advertising choices' })).toBeInViewport();
});

test('a visitor can accept one network and refuse the other networks', async ({ page }) => {
  await page.goto(preferences);
  const { choice, said } = choicesOf(page);
  await expect(said).toContainText('You have not answered yet');
  await choice('Acme', 'Accept').check();
  await expect(said).toContainText(/You answered on \d+ \w+ \d{4}/);
  await expect(choice('Keeper', 'Refuse')).toBeChecked();
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).toBe(
    answerOf(['acme']),
  );
  await page.reload();
  await expect(choice('Acme', 'Accept')).toBeChecked();
});

test('a visitor can erase the stored answer, and then sees the consent prompt again', async ({
  page,
}) => {
  await page.goto(preferences);
  const { all, said, choice } = choicesOf(page);
  await all('Accept all').click();
  await page.getByRole('button', { name: 'Delete your answer about advertising' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(said).toContainText('You have not answered yet');
  await expect(choice('Acme', 'Accept')).not.toBeChecked();
  expect(await keptBy(page)).toEqual([]);
  await page.goto(home.path);
  await expect(noticeOf(page).notice).toBeVisible();
});

test('the advertising choices are disabled under Global Privacy Control, with an explanation', async ({
  page,
}) => {
  await refuseByBrowser(page);
  await page.goto(preferences);
  const { said, choice, all } = choicesOf(page);
  await expect(said).toContainText('Your browser sends Global Privacy Control.');
  await expect(choice('Acme', 'Refuse')).toBeChecked();
  await expect(choice('Acme', 'Accept')).toBeDisabled();
  await expect(all('Accept all')).toBeDisabled();
});

test('the advertising choices appear without a layout shift', async ({ context }) => {
  for (const prepare of [async () => {}, storeConsent, refuseByBrowser])
    for (const width of [widths.phone, widths.desk]) {
      const page = await context.newPage();
      await prepare(page);
      const shifts = await recordShifts(page);
      await page.setViewportSize({ width, height: 800 });
      await visitUntilQuiet(page, `${preferences}#advertising`);
      expect.soft(await shifts(), `${width} px`).toEqual([]);
      await page.close();
    }
});

test('the advertising choices have no accessibility violations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(preferences);
  await choicesOf(page).all('Accept all').click();
  for (const { colorScheme, width } of views) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    const barriers = await findBarriers(page, '#advertising');
    expect.soft(barriers, `${colorScheme}, ${width} px`).toEqual([]);
  }
});
