import type { Page } from '@playwright/test';
import { entriesOf } from './content.ts';
import { expect, test } from './fixtures.ts';
import { recordShifts } from './layout-shifts.ts';
import { smallPhone } from './pages.ts';
import { visitUntilQuiet } from './quiet.ts';
import { keptBy } from './storage.ts';

const LENGTH = 7;

const doneOn = (page: Page) => page.getByRole('main').getByText('Done', { exact: false });
const begin = (page: Page) => page.getByRole('link', { name: /^(Begin|Continue|Start again)/ });

async function markDone(page: Page) {
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('Marked as done, in this browser.')).toBeVisible();
}

test('the path has seven steps, each a practice and an article', async ({ page }) => {
  await page.goto('/resources');
  await expect(page.getByRole('heading', { name: 'The path: seven steps' })).toBeVisible();
  const rows = page.getByRole('main').locator('ol > li');
  await expect(rows).toHaveCount(LENGTH);
  const links = await rows
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  const articles = links.filter((href) => href?.startsWith('/blog/'));
  expect(new Set(articles).size).toBe(LENGTH);
  const guides = entriesOf('articles').filter(({ fields }) => fields.get('kind') === 'guide');
  for (const { slug } of guides) expect(articles).toContain(`/blog/${slug}`);
});

for (const viewport of [smallPhone, { width: 1280, height: 800 }])
  test(`the path begins on the first screen of the resources page at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/resources');
    await expect(begin(page)).toBeInViewport({ ratio: 1 });
    const pictures = page.locator('.path-step-picture').filter({ visible: true });
    await expect(pictures).toHaveCount(viewport.width < 768 ? 0 : LENGTH);
  });

for (const viewport of [smallPhone, { width: 390, height: 844 }, { width: 1280, height: 800 }])
  test(`from “Start Your Journey” to the first breath, a visitor taps three times and never scrolls at ${viewport.width} × ${viewport.height} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    for (const [index, target] of [
      page.getByRole('link', { name: 'Start Your Journey' }),
      begin(page),
      page.getByRole('button', { name: 'Start the circle' }),
    ].entries()) {
      await expect(target, `target ${index + 1}`).toBeInViewport({ ratio: 1 });
      await target.click();
    }
    await expect(page.locator('.pacer')).toContainText('Breathe in');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

test('a visitor can begin the path, leave the site and continue in a new tab', async ({
  page,
  context,
}) => {
  await page.goto('/resources');
  await begin(page).click();
  await expect(page).toHaveURL('/path/five-breaths');
  await markDone(page);
  await page.getByText('2. One thing on a table').click();
  await expect(page).toHaveURL('/path/one-thing');
  await page.close();

  const tab = await context.newPage();
  const shifts = await recordShifts(tab);
  await tab.goto('/resources');
  await expect(begin(tab)).toHaveText('Continue with step 2');
  await expect(doneOn(tab)).toHaveCount(1);
  expect(await shifts()).toEqual([]);
  await begin(tab).click();
  await expect(tab).toHaveURL('/path/one-thing');
  const done = tab
    .getByRole('navigation', { name: 'The path' })
    .getByRole('link', { name: /, done/ });
  await expect(done).toHaveAccessibleName('Step 1: Five breaths, done');
});

test('a completed step is marked as done when it is opened again, without layout shifts', async ({
  page,
}) => {
  await page.goto('/path/five-breaths');
  await markDone(page);
  const shifts = await recordShifts(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Mark as not done' })).toBeVisible();
  expect(await shifts()).toEqual([]);
  const widthOf = async () => (await page.locator('.step-mark button').boundingBox())?.width;
  const width = await widthOf();
  await page.getByRole('button', { name: 'Mark as not done' }).click();
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  expect(await widthOf()).toBe(width);
  expect(await keptBy(page)).toEqual([]);
});

test('two tabs show the same progress on the path', async ({ page, context }) => {
  await page.goto('/path/five-breaths');
  const list = await context.newPage();
  await list.goto('/resources');
  await markDone(page);
  await expect(begin(list)).toHaveText('Continue with step 2');
});

test('marking a step done in one tab waits until another tab has finished its change', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/path/one-thing');
  await other.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    Object.assign(window, { endChange: resolve });
    await new Promise<void>((held) => {
      navigator.locks.request('notebook', () => {
        held();
        return promise;
      });
    });
  });
  await page.goto('/path/five-breaths');
  await page.getByRole('button', { name: 'Mark as done' }).click();
  const isWaiting = () =>
    page.evaluate(async () => (await navigator.locks.query()).pending?.length === 1);
  await expect.poll(isWaiting).toBe(true);
  expect(await keptBy(page)).toEqual([]);
  await other.evaluate(() => {
    const done = { 'one-thing': new Date().toISOString() };
    const notebook = { version: 1, done, readingList: [], notes: [] };
    localStorage.setItem('notebook', JSON.stringify(notebook));
  });
  // Browsers report a write in one tab to other tabs with a delay. The other tab holds the lock
  // until this tab has the data.
  await page.waitForFunction(() => localStorage.getItem('notebook'));
  await other.evaluate(() => Reflect.get(window, 'endChange')());
  await expect(page.getByText('Marked as done, in this browser.')).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'The path' });
  await expect(steps.getByRole('link', { name: /, done$/ })).toHaveCount(2);
});

test('malformed progress data in storage causes no error', async ({ page }) => {
  await page.goto('/');
  // The unit tests of the notebook have more cases.
  for (const foreign of ['dark', '{"version":2,"done":["five-breaths"]}']) {
    await page.evaluate((value) => localStorage.setItem('notebook', value), foreign);
    await visitUntilQuiet(page, '/resources');
    await expect(begin(page)).toHaveText('Begin with step 1');
    await page.goto('/path/five-breaths');
    await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible();
    await page.goto('/preferences');
    await expect(page.getByText('earlier cannot be read')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('notebook'))).toBe(foreign);
  }
  await page.goto('/path/five-breaths');
  await markDone(page);
  expect(await keptBy(page)).toEqual(
    expect.arrayContaining(['localStorage: notebook', 'localStorage: notebook-set-aside']),
  );
});

test('new data is stored even if unreadable old data takes up most of the storage', async ({
  page,
}) => {
  const damaged = 'x'.repeat(3_000_000);
  await page.goto('/');
  await page.evaluate((text) => localStorage.setItem('notebook', text), damaged);
  await page.goto('/path/five-breaths');
  await markDone(page);
  await page.goto('/preferences');
  await expect(page.getByText('unreadable data was set aside')).toBeVisible();
  const setAside = () => page.evaluate(() => localStorage.getItem('notebook-set-aside'));
  expect((await setAside()) === damaged).toBe(true);
});

test('a message informs the visitor if the storage is full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/path/five-breaths');
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('this browser has no storage space left')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the practice of the day is that of the first step', async ({ page }) => {
    await page.goto('/resources');
    await expect(page.locator('[data-of-day] > :visible')).toHaveCount(1);
    await expect(page.locator('[data-of-day] > *').first()).toBeVisible();
  });

  test('links lead through the whole path', async ({ page }) => {
    await page.goto('/resources');
    await begin(page).click();
    for (let step = 1; step <= LENGTH; step++) {
      await expect(page.getByText(`Step ${step} of ${LENGTH}`)).toBeVisible();
      await page.locator('.step-next').getByRole('link').click();
    }
    await expect(page).toHaveURL('/resources');
  });

  test('the questions of a writing practice are shown', async ({ page }) => {
    await page.goto('/path/the-exact-word');
    await expect(page.getByRole('listitem').filter({ hasText: 'What did you feel' })).toBeVisible();
    await expect(page.getByRole('textbox')).toBeHidden();
  });
});

test('the practice of the day follows the local date, without layout shifts, requests and storage', async ({
  page,
}) => {
  const shifts = await recordShifts(page);
  const shown = page.locator('[data-of-day] > :visible');
  const practices = page.locator('[data-of-day] > *');
  await page.clock.setFixedTime(new Date(2026, 11, 1, 23, 59));
  await page.goto('/resources');
  await expect(practices).toHaveCount(LENGTH);
  const day = Date.UTC(2026, 11, 1) / 86_400_000;
  await expect(practices.nth(day % LENGTH)).toBeVisible();
  await expect(shown).toHaveCount(1);
  expect(await shifts()).toEqual([]);
  await page.clock.setFixedTime(new Date(2026, 11, 2));
  await page.reload();
  await expect(practices.nth((day + 1) % LENGTH)).toBeVisible();
  await expect(shown.getByRole('link')).toHaveCount(1);
});
