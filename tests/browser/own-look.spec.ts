import { copyOwnLook } from '../build/own-site.ts';
import { expect, test } from './fixtures.ts';
import { recordShifts } from './layout-shifts.ts';
import { type ServedCopy, serveCopy } from './serve-copy.ts';
import { recordViolations } from './violations.ts';

// One worker runs all tests of this file, because every worker builds the site.
test.describe.configure({ mode: 'default' });

let site: ServedCopy;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await serveCopy(await copyOwnLook());
});
test.afterAll(() => site.stop());

/** Returns the font families that the page has loaded. */
const loadedFonts = () =>
  [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);

for (const width of [360, 1280])
  for (const path of ['/', '/blog/the-first-hill'])
    test(`${path} shows the owner’s typeface and logo at ${width} px, without layout shifts`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const shifts = await recordShifts(page);
      const violations = await recordViolations(page);
      await page.goto(site.url + path);
      await expect.poll(() => page.evaluate(loadedFonts)).toContain('Figtree');
      const logo = page.locator('.site-name svg');
      expect(await logo.boundingBox()).toMatchObject({ width: 36, height: 24 });
      expect(await shifts()).toEqual([]);
      expect(await violations()).toEqual([]);
    });
