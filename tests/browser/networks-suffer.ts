import type { BrowserContext, Page } from '@playwright/test';
import type { Fault } from '../network/faults/fault.ts';
import { expect } from './fixtures.ts';
import { recordShifts } from './layout-shifts.ts';
import { filledBoxes, seeEachBox, statesOf } from './networks-boxes.ts';
import { recordStrays } from './networks-strays.ts';
import type { PageType } from './pages.ts';

const SECOND = 1_000;
/** Longer than the patience of this site, and than it takes to find a frame heavy. */
const SETTLED = 15 * SECOND;
/** In which a creative that goes on misbehaving has had its chance. */
const AFTERMATH = SECOND;

const textOf = (page: Page) => page.locator('main :is(h1, h2, h3, p, li)').allTextContents();

const entriesOf = (page: Page) => page.evaluate(() => history.length);

/**
 * Sees every slot of a page with a network that plays a fault: each becomes what it should, and the
 * page stays as it was.
 */
export async function sufferThrough(
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
  expect(before.boxes.length, 'slots').toBeGreaterThan(0);
  const entries = await entriesOf(page);

  await seeEachBox(page);
  const expected = before.boxes.map(() => fault.state);
  await expect
    .poll(() => statesOf(page), { timeout: SETTLED, message: `states on ${path}, ${width} px` })
    .toEqual(expected);
  await page.waitForTimeout(AFTERMATH);

  const isFilled = fault.state === 'filled';
  expect(await filledBoxes(page), `boxes of ${path}, ${width} px`).toEqual(
    before.boxes.map((box) => ({ ...box, state: fault.state, house: !isFilled, guest: isFilled })),
  );
  expect(await shifts(), `shifts of ${path}, ${width} px`).toEqual([]);
  expect({ text: await textOf(page), url: page.url() }).toEqual({
    text: before.text,
    url: before.url,
  });
  expect(await entriesOf(page), 'entries of the history').toBe(entries);
  expect(strays, `${path}, ${width} px`).toEqual([]);
  await page.close();
}
