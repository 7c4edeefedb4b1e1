import type { Page } from '@playwright/test';
import settings from '../fixtures/publication/site.config.ts';
import { expect, test } from './fixtures.ts';
import { article } from './pages.ts';
import { delayScripts, islandCode, recordScripts } from './scripts.ts';

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
    await page.goto(article.path, { waitUntil: 'networkidle' });
    const code = await islandCode(page);
    await page.mouse.move(5, 300);
    await page.keyboard.press('End');
    expect(await scripts.withReact()).toEqual([]);
    expect(scripts.paths().filter((path) => code.includes(path))).toEqual([]);

    await page.getByRole('button', { name: 'Copy link' }).hover();
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
    await expect(page.getByRole('status')).toBeEmpty();
    letGo();
    await expect(page.getByRole('status')).toHaveText('Link copied');
    expect(await copiedText(page)).toBe(canonical);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
  });

  test('copies the link by keyboard', async ({ page }) => {
    await page.goto(article.path);
    await page.getByRole('button', { name: 'Copy link' }).press('Enter');
    await expect(page.getByRole('status')).toHaveText('Link copied');
    expect(await copiedText(page)).toBe(canonical);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article can be sent by e-mail, and controls that need JavaScript are hidden', async ({
    page,
  }) => {
    await page.goto(article.path);
    const link = page.getByRole('link', { name: 'Send by e-mail' });
    await expect(link).toBeVisible();
    const mail = new URL((await link.getAttribute('href')) ?? '');
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toBe(
      await page.getByRole('heading', { level: 1 }).textContent(),
    );
    expect(mail.searchParams.get('body')).toBe(canonical);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  });
});
