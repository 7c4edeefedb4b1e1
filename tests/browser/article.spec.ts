import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { recordShifts } from './layout-shifts.ts';
import { article, widths } from './pages.ts';

const GUIDE = '/blog/guide-2';

const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'Contents' });

test('the text begins on the first screen, and a line beside the tall slot has room for 45 letters', async ({
  page,
}) => {
  // The average letter of the text is 8.85 px wide: a line of 584 px has 66 letters.
  for (const { width, least } of [
    { width: 768, least: 45 * 8.85 },
    { width: widths.desk, least: 584 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(article.path);
    const text = await page.locator('.with-tall-slot > .prose > p').first().boundingBox();
    const opening = await page.locator('.prose > p').first().boundingBox();
    if (width === widths.desk) expect.soft(opening?.y).toBeLessThan(500);
    const end = await page
      .locator('.slot[data-shape="tall"]')
      .evaluate(
        (slot) => slot.getBoundingClientRect().left - parseFloat(getComputedStyle(slot).marginLeft),
      );
    const room = Math.min(end - (text?.x ?? Number.NaN), text?.width ?? Number.NaN);
    expect.soft(room, `${width} px`).toBeGreaterThanOrEqual(least);
  }
});

test.describe('the table of contents', () => {
  test('lists the sections of the article and links to each', async ({ page }) => {
    await page.setViewportSize({ width: widths.desk, height: 800 });
    await page.goto(article.path);
    const headings = page.locator('.prose h2');
    await expect(contentsOf(page).getByRole('link')).toHaveText(await headings.allTextContents());
    await contentsOf(page).getByRole('link').last().click();
    await expect(headings.last()).toBeInViewport();
    const bar = await page.getByRole('banner').boundingBox();
    const heading = await headings.last().boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
  });

  test('marks the current section while the page is scrolled down and up', async ({ page }) => {
    await page.setViewportSize({ width: widths.desk, height: 800 });
    await page.goto(article.path);
    const links = contentsOf(page).getByRole('link');
    const current = contentsOf(page).locator('[aria-current="location"]');
    await expect(links.first()).toBeVisible();
    await expect(current).toHaveCount(0);
    const titles = await page.locator('.prose h2').allTextContents();
    for (const index of [0, 2, 1]) {
      await page
        .locator('.prose h2')
        .nth(index)
        .evaluate((heading) => {
          heading.scrollIntoView({ block: 'start', behavior: 'instant' });
        });
      await expect(current).toHaveText([titles[index] ?? '']);
    }
    await page.keyboard.press('Home');
    await expect(current).toHaveCount(0);
  });

  test('is next to the text on a desktop, without overlapping it or the tall ad slot', async ({
    page,
  }) => {
    const shifts = await recordShifts(page);
    for (const width of [1024, widths.desk]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(article.path);
      await expect(contentsOf(page).getByRole('link').first()).toBeVisible();
      expect(await shifts()).toEqual([]);
      const list = await contentsOf(page).boundingBox();
      const slot = await page.locator('.slot[data-shape="tall"]').boundingBox();
      const text = await page.locator('.prose').first().boundingBox();
      if (!list || !slot || !text)
        throw new Error(
          'article: expected a table of contents, a tall slot and text; found that one is not shown',
        );
      expect(list.x).toBeGreaterThanOrEqual(text.x + Math.min(text.width, 584));
      expect(slot.y).toBeGreaterThanOrEqual(list.y + list.height);
    }
  });

  test('is collapsed above the text on a phone, and can be expanded', async ({ page }) => {
    await page.setViewportSize({ width: widths.phone, height: 800 });
    await page.goto(article.path);
    const links = contentsOf(page).getByRole('link');
    await expect(links.first()).toBeHidden();
    await contentsOf(page).getByText('Contents').click();
    await expect(links.first()).toBeVisible();
  });
});

test('every heading of an article is a link to itself, and its text is the name of the link', async ({
  page,
}) => {
  await page.goto(article.path);
  for (const heading of await page.locator('.prose h2').all()) {
    const name = (await heading.textContent()) ?? '';
    const link = heading.getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(`${article.path}#${await heading.getAttribute('id')}`);
  }
});

test('the header shows how much of the text has been read, unless motion is reduced', async ({
  page,
}) => {
  const progress = () =>
    page.getByRole('banner').evaluate((header) => {
      const { content, transform } = getComputedStyle(header, '::after');
      return content === 'none' ? undefined : new DOMMatrix(transform).a;
    });
  const scrollTo = (part: 'start' | 'end') =>
    page.locator('.with-tall-slot').evaluate((text, block) => {
      text.scrollIntoView({ block, behavior: 'instant' });
    }, part);
  await page.goto(article.path);
  expect(await progress()).toBe(0);
  await scrollTo('start');
  await expect.poll(progress).toBeLessThan(0.1);
  await scrollTo('end');
  await expect.poll(progress).toBeGreaterThan(0.9);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await progress()).toBeUndefined();
});

test('a guide shows its part number and links to the previous and next guides', async ({
  page,
  noun,
}) => {
  await page.goto(GUIDE);
  await expect(page.getByText('Guide 2 of 3')).toBeVisible();
  const series = page.getByRole('navigation', { name: 'The guides' });
  await expect(series.getByRole('link')).toHaveText([`${noun} Guide 1`, `${noun} Guide 3`]);
  await series.getByRole('link').last().click();
  await expect(page).toHaveURL('/blog/guide-3');
  await expect(series.getByRole('link')).toHaveText([`${noun} Guide 2`]);
});

test('the byline links to the author, whose page lists the newest articles', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const address = page.url();
  const byline = page.getByRole('link', { name: /^the editors of / });
  const name = (await byline.textContent()) ?? '';
  await byline.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.replace('the', 'The'));
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(address);
});

test('a printed article is light, with its sources but without advertising', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(GUIDE);
  for (const aside of [
    page.getByRole('banner'),
    page.getByRole('link', { name: 'Skip to content' }),
    page.getByRole('contentinfo'),
    contentsOf(page),
    page.getByRole('link', { name: 'Share by e-mail' }),
    page.getByRole('heading', { name: 'Read next' }),
    page.locator('.slot').first(),
  ])
    await expect(aside).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('light');
  // 11 points are 14.67 px.
  await expect(page.locator('.prose > p').last()).toHaveCSS('font-size', /^14\.6/);
});
