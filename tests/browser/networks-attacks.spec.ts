import type { Page } from '@playwright/test';
import { attacks } from '../network/attacks/attacks.ts';
import { expect, haveAnswered, test } from './networks.ts';
import { answerOf } from './networks-answer.ts';
import { filledBoxes, statesOf } from './networks-boxes.ts';
import { recordStrays } from './networks-strays.ts';
import { home } from './pages.ts';

/** Longer than it takes to find that a creative is gone, or that a frame computes. */
const SETTLED = 15_000;
const NOTCH = 150;

const bottom = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);

/** Scrolls as a reader does, until the first slot has become what it should. */
async function readToSlot(page: Page, state: string) {
  await page.mouse.move(20, 400);
  for (let notch = 0; notch < 3; notch += 1) await page.mouse.wheel(0, NOTCH);
  const settled = async () => {
    const [first] = await statesOf(page);
    return first;
  };
  await expect.poll(settled, { timeout: SETTLED }).toBe(state);
}

/** Scrolls on to the end of the page: how many notches it takes depends on what pulls it back. */
const readToEnd = (page: Page) =>
  expect
    .poll(
      async () => {
        await page.mouse.wheel(0, NOTCH);
        return bottom(page);
      },
      { message: 'pixels to the end of the page', timeout: SETTLED, intervals: [50] },
    )
    .toBeLessThan(NOTCH);

const hasFrameFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.localName === 'iframe');

for (const [name, { state, reports = [] }] of Object.entries(attacks))
  test.describe(name, () => {
    test.use({ fault: name });

    test(`leaves its slot ${state}, and reading, typing and leaving to the visitor`, async ({
      page,
      context,
      asked,
      expectError,
    }) => {
      for (const report of reports) expectError(report);
      await haveAnswered(context);
      const strays = recordStrays(page);
      await page.goto(home.path);
      const entries = await page.evaluate(() => history.length);

      await readToSlot(page, state);
      await page.keyboard.type('visitor');
      expect(await hasFrameFocus(page)).toBe(false);
      await readToEnd(page);
      expect(new Set((await filledBoxes(page)).map((box) => box.state))).toEqual(new Set([state]));
      expect(await page.evaluate(() => history.length)).toBe(entries);
      expect(strays).toEqual([]);

      if (name === 'sends-last-requests') await withdraw(page);
      await page.evaluate(() => {
        Reflect.set(window, 'isSame', true);
        location.href = '/about';
      });
      await page.waitForURL('/about');
      await page.evaluate(() => history.back());
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
      const told = (await asked()).map(({ path }) => path).filter((path) => /^\/told/.test(path));
      expect(told, 'what the network has learnt').toEqual([]);
    });
  });

/** A visitor refuses in another tab, and the frames of this one go. */
async function withdraw(page: Page) {
  const other = await page.context().newPage();
  await other.goto('/preferences');
  await other.evaluate((kept) => localStorage.setItem('consent', kept), answerOf([]));
  await other.close();
  await expect(page.locator('.slot-box iframe')).toHaveCount(0);
}

test('a creative has the focus after a click in it, and by Tab from the link before it', async ({
  page,
  context,
}) => {
  await haveAnswered(context);
  await context.route(/fill\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.querySelector('[data-banner-id]').innerHTML = '<input aria-label="Address">';`,
    }),
  );
  await page.goto(home.path);
  await readToSlot(page, 'filled');
  const box = page.locator('.slot-box[data-state="filled"]').first();
  const field = box.frameLocator('iframe').getByRole('textbox');
  await field.click();
  await page.keyboard.type('by pointer');
  await expect(field).toHaveValue('by pointer');

  await box.getByRole('link', { name: 'Skip advertisement' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('by keyboard');
  await expect(field).toHaveValue('by keyboard');
  await expect(box).toHaveAttribute('data-state', 'filled');
});
