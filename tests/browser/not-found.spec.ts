import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { visitUntilQuiet } from './quiet.ts';

/** The maximum length of a path on the console, in characters. */
const LONGEST = 200;

const misspelt = [
  { attempted: '/abuot', meant: '/about' },
  { attempted: '/Comunity', meant: '/community' },
  { attempted: '/blog/the-half-read-pag', meant: '/blog/the-half-read-page' },
  { attempted: '/articles/guide-2', meant: '/blog/guide-2' },
];

/** Returns the list of the pages that the 404 page suggests. */
const nearestOf = (page: Page) =>
  page
    .getByRole('heading', { name: 'You may be looking for' })
    .locator('xpath=following-sibling::ul')
    .getByRole('link');

const pathsOf = (page: Page) =>
  nearestOf(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Returns the console message of a 404 page about the attempted path. */
async function loggedAt(page: Page, address: string): Promise<string> {
  const logged = page.waitForEvent('console', (message) => message.text().includes('404: '));
  await page.goto(address);
  return (await logged).text();
}

test.describe('the URL of a page that does not exist', () => {
  test.beforeEach(({ expectError }) => expectError(/status of 404/));

  test('gets status 404 and a link to the home page, at any depth', async ({ page }) => {
    for (const path of ['/nowhere', '/about/us', '/a/b/c/d/e', '/blog/none', '/index.php?a=b']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByText('404', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Transform Your Reality');
  });

  test('is logged on the console with its path only', async ({ page }) => {
    const line = await loggedAt(page, '/caf%C3%A9/menu?token=secret#place');
    expect(line).toMatch(/ \/café\/menu$/);
  });

  test('is logged on the console without control characters', async ({ page }) => {
    const line = await loggedAt(page, '/a%0Ab%0D%1B%5B31mc%7F%E2%80%AEd');
    expect(line).toMatch(/ \/ab\[31mcd$/);
  });

  test('is logged on the console with at most 200 characters', async ({ page }) => {
    const line = await loggedAt(page, `/${'long-'.repeat(100)}`);
    const logged = line.slice(line.indexOf('/'));
    expect(logged).toBe(`/${'long-'.repeat(100)}`.slice(0, LONGEST));
  });

  test('gets a page that lists the intended page first under “You may be looking for”', async ({
    page,
  }) => {
    for (const { attempted, meant } of misspelt) {
      await page.goto(attempted);
      await expect.poll(async () => (await pathsOf(page))[0], attempted).toBe(meant);
      await nearestOf(page).first().click();
      await expect(page).toHaveURL(meant);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await visitUntilQuiet(page, '/stories');
    expect(await pathsOf(page)).toEqual(['/resources', '/blog', '/sitemap']);
  });

  test('gets a page with links to existing pages even if the list of pages cannot be fetched', async ({
    page,
    expectError,
  }) => {
    expectError(/ERR_FAILED/);
    await page.route('**/pages.json', (route) => route.abort());
    await visitUntilQuiet(page, '/abuot');
    const paths = await pathsOf(page);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths)
      expect((await page.request.get(path ?? '')).status(), `${path}`).toBe(200);
  });
});
