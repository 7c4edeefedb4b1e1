import type { Page } from '@playwright/test';
import settings from '../fixtures/publication/site.config.ts';
import { findBarriers } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { recordShifts } from './layout-shifts.ts';
import { article, views } from './pages.ts';
import { visitUntilQuiet } from './quiet.ts';
import { delayScripts, islandCode, recordScripts } from './scripts.ts';

/** The message of the share buttons. */
const shared = (page: Page) => page.getByRole('status').last();

const canonical = new URL(article.path, settings.identity.url).href;

/** Returns the text of the clipboard by pasting it, because pages may not read the clipboard. */
async function copiedText(page: Page): Promise<string> {
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/sitemap');
  const field = elsewhere.getByRole('searchbox');
  await field.press('ControlOrMeta+V');
  return field.inputValue();
}

test.describe('sharing an article', () => {
  test.use({ permissions: ['clipboard-write'] });

  test('loads no React before a visitor interacts with a share button', async ({ page }) => {
    const scripts = recordScripts(page);
    await visitUntilQuiet(page, article.path);
    const code = await islandCode(page);
    await page.mouse.move(5, 300);
    await page.keyboard.press('End');
    expect(await scripts.withReact()).toEqual([]);
    expect(scripts.paths().filter((path) => code.includes(path))).toEqual([]);

    for (const name of ['Save to reading list', 'Copy link'])
      await page.getByRole('button', { name }).hover();
    await expect.poll(scripts.paths).toEqual(expect.arrayContaining(code));
    await expect.poll(scripts.withReact).not.toEqual([]);
  });

  test('copies the link on the first click, even before the code of the button has loaded', async ({
    page,
  }) => {
    await page.goto(article.path);
    const letGo = await delayScripts(page);
    const codeIsAsked = page.waitForRequest('**/*.js');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await codeIsAsked;
    await expect(shared(page)).toBeEmpty();
    letGo();
    await expect(shared(page)).toHaveText('Link copied.');
    expect(await copiedText(page)).toBe(canonical);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
  });

  test('has a button for the share sheet only on touch screens', async ({ page, browser }) => {
    const button = (on: Page) => on.getByRole('button', { name: 'Share' });
    await page.goto(article.path);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expect(button(page)).toBeHidden();
    const { origin } = new URL(page.url());
    const phone = await browser.newPage({ hasTouch: true, isMobile: true });
    await phone.goto(`${origin}${article.path}`);
    await expect(button(phone)).toBeVisible();
    await phone.close();
  });

  test('copies the link by keyboard', async ({ page }) => {
    await page.goto(article.path);
    await page.getByRole('button', { name: 'Copy link' }).press('Enter');
    await expect(shared(page)).toHaveText('Link copied.');
    expect(await copiedText(page)).toBe(canonical);
  });
});

test('a visitor saves an article at its top, and the header counts the article without a layout shift and links to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(article.path);
  const shifts = await recordShifts(page);
  const bar = page.getByRole('banner');
  const link = bar.getByRole('link', { name: 'Reading list' });
  const search = bar.getByRole('link', { name: 'Search' });
  const name = bar.getByRole('link', { name: 'Daymark' });
  const places = () =>
    Promise.all([search.boundingBox(), name.boundingBox().then((box) => box?.x)]);
  const before = await places();
  await expect(link).toHaveCount(0);
  const remove = page.getByRole('button', { name: 'Remove from reading list' });
  await expect(remove).toHaveCount(0);
  await page.getByRole('button', { name: 'Save to reading list' }).press('Enter');
  await expect(remove).toBeFocused();
  await expect(link).toHaveText('1');
  expect(await places()).toEqual(before);
  const lines = await name.getByText('Daymark', { exact: true }).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });
  expect(lines, 'lines of the name of the site').toBe(1);
  await page.reload();
  await expect(link).toHaveText('1');
  await expect(remove).toBeVisible();
  expect(await places()).toEqual(before);
  expect(await shifts()).toEqual([]);
  for (const { colorScheme, width } of views) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findBarriers(page), `${colorScheme}, ${width} px`).toEqual([]);
  }
  await link.press('Enter');
  await expect(page).toHaveURL('/preferences#reading-list');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'The half-read page' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Remove from reading list' }).click();
  await expect(link).toHaveCount(0);
});

test('the text size of an article is chosen on its page, by keyboard, and stays', async ({
  page,
}) => {
  await page.goto(article.path);
  const size = () =>
    page
      .locator('.prose')
      .first()
      .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  const normal = await size();
  await page.getByRole('button', { name: 'Text size' }).press('Enter');
  const choice = page.getByRole('group', { name: 'Text size' });
  await expect(choice).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(choice.getByRole('radio', { name: 'Larger' })).toBeChecked();
  expect(await size()).toBeCloseTo(normal * 1.15);
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await expect(page.getByRole('button', { name: 'Text size' })).toBeFocused();
  const shifts = await recordShifts(page);
  await page.reload();
  expect(await size()).toBeCloseTo(normal * 1.15);
  expect(await shifts()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article can be sent by e-mail, and controls that need JavaScript are hidden', async ({
    page,
  }) => {
    await page.goto(article.path);
    const link = page.getByRole('link', { name: 'Share by e-mail' });
    await expect(link).toBeVisible();
    const mail = new URL((await link.getAttribute('href')) ?? '');
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toBe(
      await page.getByRole('heading', { level: 1 }).textContent(),
    );
    expect(mail.searchParams.get('body')).toBe(canonical);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Save to reading list' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Text size' })).toBeHidden();
  });
});
