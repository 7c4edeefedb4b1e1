import type { BrowserContext, Page } from '@playwright/test';
import type { Fault } from '../network/faults/fault.ts';
import { faults } from '../network/faults/faults.ts';
import { recordShifts } from './layout-shifts.ts';
import { expect, haveAnswered, test } from './networks.ts';
import { filledBoxes, seeEachBox, statesOf } from './networks-boxes.ts';
import { recordStrays } from './networks-strays.ts';
import { article, home, type PageType, widths } from './pages.ts';

const SECOND = 1_000;
/** Longer than the patience of this site, and than it takes to find a frame heavy. */
const SETTLED = 15 * SECOND;
/** In which a creative that goes on misbehaving has had its chance. */
const AFTERMATH = SECOND;

const textOf = (page: Page) => page.locator('main :is(h1, h2, h3, p, li)').allTextContents();

const entriesOf = (page: Page) => page.evaluate(() => history.length);

const healthy: Fault = { state: 'filled' };

/** Sees every slot of a page, and what each is found to be. */
async function sufferThrough(
  context: BrowserContext,
  { path }: PageType,
  width: number,
  fault: Fault,
) {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 800 });
  const shifts = await recordShifts(page);
  const strays = recordStrays(page);
  await page.goto(path);
  const before = { boxes: await filledBoxes(page), text: await textOf(page), url: page.url() };
  expect(before.boxes.length, 'slots').toBeGreaterThan(1);
  const entries = await entriesOf(page);

  await seeEachBox(page);
  const expected = before.boxes.map(() => fault.state);
  await expect.poll(() => statesOf(page), { timeout: SETTLED }).toEqual(expected);
  await page.waitForTimeout(AFTERMATH);

  const isFilled = fault.state === 'filled';
  expect(await filledBoxes(page), `boxes, ${width} px`).toEqual(
    before.boxes.map((box) => ({ ...box, state: fault.state, house: !isFilled, frame: isFilled })),
  );
  expect(await shifts(), `shifts, ${width} px`).toEqual([]);
  expect({ text: await textOf(page), url: page.url() }).toEqual({
    text: before.text,
    url: before.url,
  });
  expect(await entriesOf(page), 'entries of the history').toBe(entries);
  expect(strays, `${width} px`).toEqual([]);
  await page.close();
}

for (const [name, fault] of Object.entries({ none: healthy, ...faults }))
  for (const type of [home, article])
    test.describe(name, () => {
      test.use({ fault: name });

      test(`leaves the slots of ${type.name} ${fault.state}, and the page as it was`, async ({
        context,
        asked,
        expectError,
      }) => {
        for (const report of fault.reports ?? []) expectError(report);
        await haveAnswered(context);
        await Promise.all(
          Object.values(widths).map((width) => sufferThrough(context, type, width, fault)),
        );
        const paths = (await asked()).map(({ path }) => path);
        expect(paths, 'the network was asked').toContain('/fill.js');
        expect(paths.filter((path) => path.startsWith('/told'))).toEqual([]);
      });
    });
