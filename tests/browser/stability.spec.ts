import { setTimeout as after } from 'node:timers/promises';
import { isExhaustive } from '../exhaustive.ts';
import { openDonation } from './donation.ts';
import { expect, test } from './fixtures.ts';
import { recordShifts } from './layout-shifts.ts';
import { article, fewPageTypes, home, search, widths } from './pages.ts';
import { serveInPieces } from './pieces.ts';
import { scrollThrough } from './scroll.ts';
import { visit } from './visit.ts';

const SECOND = 1000;
const ends = [widths.phone, widths.desk];

for (const type of fewPageTypes)
  test(`${type.name} has no layout shifts while it loads and is scrolled`, async ({
    page,
    expectError,
  }) => {
    const shifts = await recordShifts(page);
    for (const width of ends) {
      await page.setViewportSize({ width, height: 800 });
      await visit({ page, expectError }, type);
      await scrollThrough(page);
      expect.soft(await shifts(), `${width} px`).toEqual([]);
    }
  });

/**
 * The pages for the tests with late fonts and slow HTML. In the ordinary run, the pages load
 * alternately on a desktop and on a phone.
 */
const slow = [home, article, search, ...fewPageTypes.filter(({ path }) => path === '/preferences')];
const slowTypes = (isExhaustive ? fewPageTypes : slow).map((type, index) => ({
  type,
  shown: ends.filter((_, end) => isExhaustive || end !== index % 2),
}));

for (const { type, shown } of slowTypes) {
  test(`${type.name} has no layout shifts when the font loads two seconds late`, async ({
    context,
    expectError,
  }) => {
    await context.route('**/*.woff2', async (route) => {
      await after(2 * SECOND);
      await route.continue();
    });
    const visits = shown.map(async (width) => {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 800 });
      const shifts = await recordShifts(page);
      const font = page.waitForEvent('requestfinished', (request) => /woff2$/.test(request.url()));
      await visit({ page, expectError }, type);
      await font;
      expect.soft(await shifts(), `${width} px`).toEqual([]);
    });
    await Promise.all(visits);
  });

  test(`${type.name} has no layout shifts when its HTML arrives in pieces`, async ({
    context,
    baseURL,
    expectError,
  }) => {
    const site = await serveInPieces(baseURL ?? '');
    const slowType = { ...type, path: site.url + type.path };
    const visits = shown.map(async (width) => {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 800 });
      const shifts = await recordShifts(page);
      await visit({ page, expectError }, slowType);
      expect.soft(await shifts(), `${width} px`).toEqual([]);
    });
    await Promise.all(visits);
    site.close();
  });
}

for (const width of ends)
  test(`the donation dialog causes no layout shifts on a screen ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifts = await recordShifts(page);
    await openDonation(page);
    await scrollThrough(page);
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await shifts()).toEqual([]);
  });
