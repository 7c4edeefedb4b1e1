import { findBarriers } from './axe.ts';
import { recordTimers } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { search } from './pages.ts';
import { failIndex, INDEX, searchOf, WORDS } from './search.ts';

// Four files of the index are requested before the search, and again for each attempt.
for (const [part, files, failing] of [
  ['its index', INDEX, 12],
  ['a chunk of its index', WORDS, 2],
] as const)
  test.describe(`the search, when ${part} does not load`, () => {
    test.beforeEach(async ({ page, expectError }) => {
      expectError(/ERR_FAILED/);
      if (files === WORDS) expectError(/Failed to load the index chunk/);
      await page.clock.install();
    });

    test('retries automatically after two failed requests', async ({ page }) => {
      const timers = await recordTimers(page);
      await failIndex(page, files, failing);
      await page.goto(search.path);
      const { field, results, status } = searchOf(page);
      await field.fill('attention');
      await expect.poll(timers).toContain(150);
      await page.clock.runFor(150);
      for (const delay of [1000, 2000]) {
        await expect(status).toHaveText('Trying again…');
        await expect.poll(timers).toContain(delay);
        await page.clock.runFor(delay);
      }
      await expect(results.first()).toBeVisible();
    });

    test('shows an error after four failed requests, and retries on request', async ({ page }) => {
      const timers = await recordTimers(page);
      const attempts = await failIndex(page, files, Number.POSITIVE_INFINITY);
      await page.goto(search.path);
      const { field, results, status, tryAgain } = searchOf(page);
      await field.fill('attention');
      await expect.poll(timers).toContain(150);
      await page.clock.runFor(150);
      for (const delay of [1000, 2000, 4000]) {
        await expect.poll(timers).toContain(delay);
        await expect(tryAgain).toBeHidden();
        await page.clock.runFor(delay);
      }
      await expect(status).toContainText('Search is not available right now.');
      expect(await findBarriers(page)).toEqual([]);

      attempts.failing = 0;
      await tryAgain.press('Enter');
      await expect(results.first()).toBeVisible();
      await expect(field).toBeFocused();
    });
  });
