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

test('bold and italic words have faces of their own: those of a system font on the first page of a visit, and those of the typeface on the next, without a layout shift', async ({
  page,
}) => {
  const shifts = await recordShifts(page);
  const fonts: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url().replace(/.*\/|\..*/g, ''));
  });
  // A busy machine may otherwise have the files of the typeface before it paints the first page.
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { load } = FontFace.prototype;
    FontFace.prototype.load = function () {
      return promise.then(() => load.call(this));
    };
    Object.assign(window, { loadFacesOfTest: resolve });
  });
  await page.goto(ARTICLE);
  expect(await shownIn(page, BOLD)).toEqual([expect.stringMatching(/^system: .*Bold/)]);
  expect(await shownIn(page, ITALIC)).toEqual([expect.stringMatching(/^system: /)]);
  await page.evaluate(() => Reflect.get(window, 'loadFacesOfTest')());
  await expect
    .poll(() => fonts.toSorted())
    .toEqual(['newsreader', 'newsreader-bold', 'newsreader-italic']);
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
