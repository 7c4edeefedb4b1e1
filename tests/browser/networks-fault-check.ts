import type { BrowserContext, Page } from '@playwright/test';
import type { Fault } from '../network/faults/fault.ts';
import { expect } from './fixtures.ts';
import { recordShifts } from './layout-shifts.ts';
import { shortenTimeout } from './networks.ts';
import { filledBoxes, seeEachBox } from './networks-boxes.ts';
import { recordForbiddenActions } from './networks-forbidden-actions.ts';
import type { PageType } from './pages.ts';

/** Milliseconds in which a creative may continue to misbehave. */
const AFTERMATH = 1_000;

/** Returns the visible text. Announcements of the page itself come and go with time. */
const textOf = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p:not([role="status"]), li)').allTextContents();

const entriesOf = (page: Page) => page.evaluate(() => history.length);

/**
 * Scrolls to every ad slot of a page while the fake ad network has a fault. Checks that each slot
 * gets the expected state, and that the faults do not change the rest of the page.
 */
export async function checkFault(
  context: BrowserContext,
  { path }: PageType,
  width: number,
  fault: Fault,
) {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 800 });
  const shifts = await recordShifts(page);
  const forbidden = recordForbiddenActions(page);
  const isFilled = fault.state === 'filled';
  if (!isFilled) await shortenTimeout(page);
  await page.goto(path);
  const before = { boxes: await filledBoxes(page), text: await textOf(page), url: page.url() };
  expect(before.boxes.length, `number of slots on ${path}`).toBeGreaterThan(0);
  const entries = await entriesOf(page);

  await seeEachBox(page);
  const found = async () =>
    (await filledBoxes(page)).map((box) =>
      box.state === fault.orElse ? { ...box, state: fault.state } : box,
    );
  const expected = before.boxes.map((box) => ({
    ...box,
    state: fault.state,
    house: !isFilled,
    creative: isFilled,
  }));
  const where = `${path}, ${width} px`;
  await expect.poll(found, where).toEqual(expected);
  await page.waitForTimeout(AFTERMATH);
  expect(await found(), where).toEqual(expected);
  expect(await shifts(), `layout shifts on ${where}`).toEqual([]);
  expect({ text: await textOf(page), url: page.url() }).toEqual({
    text: before.text,
    url: before.url,
  });
  expect(await entriesOf(page), 'number of entries in the session history').toBe(entries);
  expect(forbidden, where).toEqual([]);
  await page.close();
}
