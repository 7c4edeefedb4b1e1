import { exampleArticles, exampleRecord } from '../search-records.ts';
import { findBarriers } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { search, views } from './pages.ts';
import { searchOf } from './search.ts';
import { makeIndex, useIndex } from './search-index.ts';

/** The path of an article in one of the older shards, by its year. */
const OLD = { 2024: '/blog/harbour', 2025: '/blog/boat' };

/** An article in the newest shard that contains the title of an older article once. */
const PASSING = {
  path: '/blog/passing',
  html: `<p>${'A long text about other things. '.repeat(50)} A boat passes.</p>`,
};

test.describe('the search of a site with more than one shard', () => {
  let index: Awaited<ReturnType<typeof makeIndex>>;
  let requested: readonly string[];

  test.beforeAll(async () => {
    const records = [
      exampleRecord({ path: '/blog/harbour', title: 'Harbour', date: new Date('2024-05-01') }),
      exampleRecord({ path: '/blog/boat', title: 'Boat', date: new Date('2025-05-01') }),
      exampleRecord({ ...PASSING, date: new Date('2026-05-01') }),
      ...exampleArticles(2026, 399),
    ];
    index = await makeIndex(records, 'en-GB');
  });

  test.beforeEach(async ({ page }) => {
    requested = await useIndex(page, index);
  });

  /** Returns whether the page has requested files of the shard of a year. */
  const hasRead = (year: number) => {
    const shards = index.addresses.older?.years.find((one) => one.year === year)?.shards ?? [];
    return requested.some((path) => shards.some((folder) => path.startsWith(folder)));
  };

  test('finds older articles when their year is switched on, with the keyboard alone', async ({
    page,
  }) => {
    await page.goto(search.path);
    const { field, status, results } = searchOf(page);
    await field.fill('lighthouse');
    await expect(status).toContainText('Nothing found for “lighthouse”.');
    await expect(page.getByText('since 1 January 2026')).toBeVisible();
    expect(hasRead(2024) || hasRead(2025)).toBe(false);

    const years = page.getByRole('region', { name: 'Older articles' }).getByRole('button');
    await expect(years).toHaveText(['2025', '2024', 'All years']);
    await years.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('1 result for “lighthouse”');
    await expect(results).toHaveAttribute('href', OLD[2024]);
    await expect(years.nth(1)).toBeFocused();
    expect(hasRead(2025)).toBe(false);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(status).toHaveText('2 results for “lighthouse”');
    await expect(results).toHaveCount(2);
    await page.keyboard.press('Space');
    await expect(status).toContainText('Nothing found for “lighthouse”.');
  });

  test('shows results of all shards in one list, best first', async ({ page }) => {
    await page.goto(`${search.path}?q=boat`);
    const { status, results } = searchOf(page);
    await expect(status).toHaveText('1 result for “boat”');
    await page.getByRole('button', { name: '2025' }).click();
    await expect(status).toHaveText('2 results for “boat”');
    await expect(results.first()).toHaveAttribute('href', OLD[2025]);
    await expect(results.last()).toHaveAttribute('href', PASSING.path);
  });

  test('retries when the shard of a year fails to load', async ({ page, expectError }) => {
    expectError(/ERR_FAILED/);
    await page.goto(`${search.path}?q=lighthouse`);
    const { status } = searchOf(page);
    await expect(status).toContainText('Nothing found');
    let failing = 2;
    const folder = index.addresses.older?.years[0]?.shards[0];
    await page.route(`**${folder}*`, (route) => (failing-- > 0 ? route.abort() : route.fallback()));
    await page.getByRole('button', { name: '2025' }).click();
    await expect(status).toHaveText('Trying again…');
    await expect(status).toHaveText('1 result for “lighthouse”');
  });

  test('has no accessibility violations, in any colour scheme and width', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${search.path}?q=lighthouse`);
    await page.getByRole('button', { name: '2025' }).click();
    await expect(searchOf(page).status).toHaveText('1 result for “lighthouse”');
    for (const { colorScheme, width } of views) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findBarriers(page), `${colorScheme}, ${width} px`).toEqual([]);
    }
  });
});
