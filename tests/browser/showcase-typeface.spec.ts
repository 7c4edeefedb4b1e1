import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fontsOf } from './fonts-of.ts';
import { recordShifts } from './layout-shifts.ts';

const ARTICLE = '/blog/the-showcase';
const BOLD = '.prose p > strong';
const ITALIC = '.prose p > em';

/** The names of the fonts that show the first element, and whether they are files of the site. */
async function shownIn(page: Page, selector: string): Promise<string[]> {
  const [fonts = []] = await fontsOf(page, selector);
  return fonts.map(
    ({ postScriptName, isCustomFont }) => `${isCustomFont ? 'site' : 'system'}: ${postScriptName}`,
  );
}

test('bold and italic words have the faces of a system font on the first page of a visit, and the faces of the typeface on the next page, without a layout shift', async ({
  page,
}) => {
  const shifts = await recordShifts(page);
  const fonts: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url().replace(/.*\/|\..*/g, ''));
  });
  // Delays the files, because a busy machine might have them before it paints the first page.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/newsreader-(?:bold|italic)/, async (route) => {
    await released;
    await route.continue();
  });
  // The page may request these files before its load event, which then waits for them.
  await page.goto(ARTICLE, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  expect(await shownIn(page, BOLD)).toEqual([expect.stringMatching(/^system: .*Bold/)]);
  expect(await shownIn(page, ITALIC)).toEqual([expect.stringMatching(/^system: /)]);
  release();
  await expect
    .poll(() => fonts.toSorted())
    .toEqual(['newsreader', 'newsreader-bold', 'newsreader-italic']);
  // Routes disable the cache, and the next page must take the files from the cache.
  await page.unrouteAll();
  await page.locator('body').evaluate((body, href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Again' });
    body.prepend(link);
    link.click();
  }, `${ARTICLE}?again`);
  await page.waitForURL(/again/);
  expect(await shownIn(page, BOLD)).toEqual([expect.stringMatching(/^site: .*Bold/)]);
  expect(await shownIn(page, ITALIC)).toEqual([expect.stringMatching(/^site: .*Italic/)]);
  expect(await shifts()).toEqual([]);
});
