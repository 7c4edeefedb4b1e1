import type { Page } from '@playwright/test';
import { isExhaustive } from '../exhaustive.ts';
import { recordTimers } from './clock.ts';
import { entriesOf, fillNoun } from './content.ts';
import { expect, test } from './fixtures.ts';
import { visitUntilQuiet } from './quiet.ts';
import { delayScripts, recordScripts } from './scripts.ts';

const LIST = '**/pages.json';

function finderOf(page: Page) {
  const search = page.getByRole('search');
  return {
    field: search.getByRole('searchbox', { name: 'Find a page' }),
    found: search.getByRole('link'),
    status: search.locator('p:not([role])'),
    announced: search.getByRole('status'),
    tryAgain: search.getByRole('button', { name: 'Try again' }),
  };
}

/** Makes the first requests for the list of pages fail, and counts all requests. */
async function failListOfPages(page: Page, times: number) {
  const attempts = { count: 0, failing: times };
  await page.route(LIST, async (route) => {
    attempts.count++;
    if (attempts.count <= attempts.failing) await route.fulfill({ status: 503 });
    else await route.continue();
  });
  return attempts;
}

test.describe('the page finder', () => {
  test('finds every article by its title, and by any word of the title', async ({ page, noun }) => {
    await page.goto('/sitemap');
    const { field, found } = finderOf(page);
    await field.pressSequentially('half-read');
    await expect(found.first()).toHaveText('The half-read page');
    await field.fill('\u202Ehalf\u200B-read');
    await expect(found.first()).toHaveText('The half-read page');

    for (const [turn, { slug, fields }] of entriesOf('articles').entries()) {
      const title = fillNoun(fields.get('title') ?? '', noun);
      const words = title.match(/[\p{L}\p{N}-]{4,}/gu) ?? [];
      // In the ordinary run, the first and later words take turns.
      const tried = words.filter((_, index) => isExhaustive || index === turn % words.length);
      for (const word of [title, ...tried]) {
        await field.fill(word);
        await expect(found.and(page.locator(`[href="/blog/${slug}"]`)), word).toBeVisible();
      }
    }
    await found.first().click();
    await expect(page).toHaveURL(/\/blog\//);
  });

  test('fetches the list of pages when it is first used, and only once', async ({ page }) => {
    const scripts = recordScripts(page);
    const attempts = await failListOfPages(page, 0);
    await visitUntilQuiet(page, '/sitemap');
    expect(await scripts.withReact()).toEqual([]);
    const { field, found, status } = finderOf(page);
    await field.focus();
    await expect.poll(scripts.withReact).not.toEqual([]);
    expect(attempts.count).toBe(0);
    for (const words of ['privacy', 'terms', 'community']) {
      await field.fill(words);
      await expect(found.first()).toHaveText(new RegExp(words, 'i'));
    }
    await field.fill('zzzzzz');
    await expect(status).toContainText('No page has a title like that.');
    await expect(page.getByRole('link', { name: 'for “zzzzzz”' })).toHaveAttribute(
      'href',
      '/search?q=zzzzzz',
    );
    expect(attempts.count).toBe(1);
  });

  test('announces only the number of pages, and nothing while a visitor types', async ({
    page,
  }) => {
    await page.goto('/sitemap');
    const { field, found, announced } = finderOf(page);
    const said = await announced.evaluateHandle((region) => {
      const texts: string[] = [];
      new MutationObserver(() => texts.push(region.textContent)).observe(region, {
        childList: true,
        subtree: true,
      });
      return texts;
    });
    await field.pressSequentially('privacy');
    await expect(found).toHaveText(['Privacy Policy']);
    await expect.poll(() => said.jsonValue()).toEqual(['1 page']);
  });

  test('keeps text that was typed before its code had loaded', async ({ page }) => {
    await page.goto('/sitemap');
    const letGo = await delayScripts(page);
    const { field, found } = finderOf(page);
    await field.pressSequentially('privacy');
    letGo();
    await expect(found.first()).toHaveText('Privacy Policy');
    await expect(field).toHaveValue('privacy');
  });

  test('retries automatically after two failed requests', async ({ page, expectError }) => {
    expectError(/status of 503/);
    await page.clock.install();
    const timers = await recordTimers(page);
    const attempts = await failListOfPages(page, 2);
    await page.goto('/sitemap');
    const { field, found, status } = finderOf(page);
    await field.fill('privacy');
    for (const delay of [1000, 2000]) {
      await expect(status).toHaveText('Trying again…');
      await expect.poll(timers).toContain(delay);
      await page.clock.runFor(delay);
    }
    await expect(found.first()).toHaveText('Privacy Policy');
    expect(attempts.count).toBe(3);
  });

  test('shows an error after four failed requests, and retries on request', async ({
    page,
    expectError,
  }) => {
    expectError(/status of 503/);
    await page.clock.install();
    const timers = await recordTimers(page);
    const attempts = await failListOfPages(page, 4);
    await page.goto('/sitemap');
    const { field, found, status, tryAgain } = finderOf(page);
    await field.fill('privacy');
    for (const delay of [1000, 2000, 4000]) {
      await expect.poll(timers).toContain(delay);
      await expect(tryAgain).toBeHidden();
      await page.clock.runFor(delay);
    }
    await expect(status).toContainText('The list of pages did not load.');
    expect(attempts.count).toBe(4);

    await tryAgain.press('Enter');
    await expect(found.first()).toHaveText('Privacy Policy');
    await expect(field).toBeFocused();
    expect(attempts.count).toBe(5);
  });
});
