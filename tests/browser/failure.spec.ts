import type { Page } from '@playwright/test';
import { stopClock } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { article } from './pages.ts';
import { islandCode } from './scripts.ts';

interface Island {
  readonly name: string;
  readonly path: string;
  /** Triggers the hydration of the island, by an action of the visitor or by waiting. */
  readonly wake: (page: Page) => Promise<void>;
}

const donation: Island = {
  name: 'the donation dialog',
  path: '/',
  wake: (page) => page.clock.runFor(30_000),
};
const share: Island = {
  name: 'the share row',
  path: article.path,
  wake: (page) => page.getByRole('button', { name: 'Copy link' }).hover(),
};
const search: Island = {
  name: 'the search',
  path: '/search',
  wake: (page) => page.getByRole('searchbox').fill('a'),
};
const pageFinder: Island = {
  name: 'the page finder',
  path: '/sitemap',
  wake: (page) => page.getByRole('searchbox').focus(),
};

const failureOf = (page: Page) => page.getByRole('main').getByText('Unexpected Application Error!');

async function theRestStays(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Colour scheme' }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible();
  await page.keyboard.press('Escape');
}

async function saysSoAndTheRestStays(page: Page) {
  await expect(failureOf(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reload this page' })).toBeVisible();
  await theRestStays(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
}

/** Props that make the code of an island throw, in the form in which Astro serializes props. */
const impossible = [
  { island: donation, changed: { title: [0, { not: [0, 'a text'] }] }, error: /React error/ },
  { island: search, changed: { needs: [0, null] }, error: /of null/ },
];

for (const { island, changed, error } of impossible)
  test(`when ${island.name} throws, the island shows an error and the rest of the page works`, async ({
    page,
    expectError,
  }) => {
    expectError(error);
    await stopClock(page);
    await page.goto(island.path);
    await page.locator('astro-island').evaluate((element, changed) => {
      const props = JSON.parse(element.getAttribute('props') ?? '{}');
      element.setAttribute('props', JSON.stringify({ ...props, ...changed }));
    }, changed);
    await island.wake(page);
    await saysSoAndTheRestStays(page);
  });

/** Blocks all island code, and triggers the hydration of the island. */
async function wakeWithoutCode(page: Page, { path, wake }: Island) {
  // The clock must run, because Astro retries after a second.
  await page.clock.install();
  await page.goto(path);
  for (const code of await islandCode(page))
    await page.route(`**${code}*`, (route) => route.abort());
  await wake(page);
}

for (const island of [share, pageFinder])
  test(`when the code of ${island.name} does not load, the island shows an error`, async ({
    page,
    expectError,
  }) => {
    expectError(/ERR_FAILED/);
    expectError(/dynamically imported module/);
    await wakeWithoutCode(page, island);
    await saysSoAndTheRestStays(page);
  });

test('when the code of the donation dialog does not load, visitors see no message', async ({
  page,
  expectError,
}) => {
  expectError(/ERR_FAILED/);
  const reported = page.waitForEvent('console', (line) => /imported module/.test(line.text()));
  expectError(/dynamically imported module/);
  await wakeWithoutCode(page, donation);
  await reported;
  await expect(failureOf(page)).toHaveCount(0);
  await theRestStays(page);
});

test('/500 explains the error, with links to reload and to the home page', async ({
  page,
  expectError,
}) => {
  expectError(/status of 500/);
  const answer = await page.goto('/500');
  expect(answer?.status()).toBe(500);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Unexpected Application Error!');
  const reloaded = page.waitForResponse(/\/500\??$/);
  await page.getByRole('link', { name: 'Reload' }).click();
  expect((await reloaded).status()).toBe(500);
  await expect(heading).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
