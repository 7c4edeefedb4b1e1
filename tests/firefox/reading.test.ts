import { focused, links, pathOf, tabTo, targetOf, textOf } from './page.ts';
import { expect, test } from './visitor.ts';

test('the home page opens, and its navigation bar floats after 20 px of scrolling', async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit('/');
  expect(await textOf(page, 'h1')).not.toBe('');
  const blurOfBar = () =>
    page.$eval('[data-header]', (header) => getComputedStyle(header).backdropFilter);
  expect(await blurOfBar()).toBe('none');
  await page.evaluate(() => scrollTo({ top: 21, behavior: 'instant' }));
  await expect.poll(blurOfBar).toMatch(/^blur/);
});

test('an article in a list is prefetched and opens, and going back restores the list', async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit('/blog');
  const path = await targetOf(page, links.article);
  const title = await textOf(page, `h2 a[href="${path}"], h3 a[href="${path}"]`);
  // Firefox does not support speculation rules, so the page's script fetches the article.
  const fetched = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await page.locator(links.article).hover();
  expect((await fetched).status()).toBe(200);
  await page.evaluate(() => Object.assign(window, { isOfTest: true }));

  await page.locator(links.article).click();
  await expect.poll(() => pathOf(page)).toBe(path);
  await expect.poll(() => textOf(page, 'h1')).toBe(title);

  await page.evaluate(() => history.back());
  await expect.poll(() => pathOf(page)).toBe('/blog');
  expect(await page.evaluate(() => Reflect.get(window, 'isOfTest'))).toBe(true);
});

test('a keyboard skips the header and an advertisement, and sees each stop of an article', async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.setViewport({ width: 360, height: 780 });
  await visitor.visit('/blog');
  await visitor.visit(await targetOf(page, links.article));
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatchObject({ name: 'Skip to content', isSeen: true });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const first = await page.$eval('main a', (link) => link.getAttribute('href'));
  expect((await focused(page)).href).toBe(first);

  await tabTo(page, '.slot .skip-link');
  expect(await focused(page)).toMatchObject({ name: 'Skip advertisement', isSeen: true });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInSlot = () => page.evaluate(() => document.activeElement?.closest('.slot') !== null);
  expect(await isInSlot()).toBe(false);
  const last = await page.$$eval('footer a', (all) => all.at(-1)?.getAttribute('href'));
  const unseen: unknown[] = [];
  let stop = await focused(page);
  for (let count = 0; count < 100 && stop.href !== last; count++) {
    if (!stop.isSeen || !stop.isMarked) unseen.push(stop);
    await page.keyboard.press('Tab');
    stop = await focused(page);
  }
  expect(stop.href).toBe(last);
  expect(unseen).toEqual([]);
});

test('the pages of the blog open one after another, forwards and backwards', async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit('/blog');
  const links = 'nav[aria-label="Pages"]';
  const older = await targetOf(page, `${links} a[rel="next"]`);
  const count = Number(/^\/blog\/page\/(\d+)$/.exec(older ?? '')?.[1]);
  expect(count).toBeGreaterThan(0);
  for (let number = count; number > 0; number--) {
    await page.locator(`${links} a[rel="next"]`).click();
    await expect.poll(() => pathOf(page)).toBe(`/blog/page/${number}`);
  }
  for (let number = count; number > 0; number--)
    await page.locator(`${links} a[rel="prev"]`).click();
  await expect.poll(() => pathOf(page)).toBe('/blog');
});

test('a misspelt URL gets the 404 page, which suggests the page with the most similar URL', async ({
  visitor,
}) => {
  const { page } = visitor;
  visitor.expectFault(/^status 404 .*\/abuot$/);
  await visitor.visit('/abuot');
  const first = '[data-nearest] a';
  await expect.poll(() => targetOf(page, first)).toBe('/about');
  await page.locator(first).click();
  await expect.poll(() => pathOf(page)).toBe('/about');
});
