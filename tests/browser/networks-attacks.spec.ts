import type { Page } from '@playwright/test';
import { attacks } from '../network/attacks/attacks.ts';
import { isPlayed, tagsOf } from '../network/faults/fault.ts';
import { bannerIdsOf, expect, shortenTimeout, storeConsent, test } from './networks.ts';
import { answerOf } from './networks-answer.ts';
import { statesOf } from './networks-boxes.ts';
import { recordForbiddenActions } from './networks-forbidden-actions.ts';
import { home } from './pages.ts';
import { painted } from './painted.ts';

/** Pixels by which the wheel scrolls the page at once. */
const NOTCH = 150;

/** Scrolls like a visitor, until the first ad slot has one of the expected states. */
async function readToSlot(page: Page, states: RegExp) {
  await page.mouse.move(20, 400);
  for (let notch = 0; notch < 3; notch += 1) await page.mouse.wheel(0, NOTCH);
  const first = async () => (await statesOf(page))[0] ?? '';
  await expect.poll(first).toMatch(states);
}

/** Scrolls by wheel to the end of the page, repeatedly if a creative scrolls the page back. */
const readToEnd = (page: Page) =>
  expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 4 * NOTCH);
        return page.evaluate(() => document.body.scrollHeight - innerHeight - scrollY);
      },
      {
        message: 'pixels between the viewport and the end of the page',
        intervals: [50],
      },
    )
    .toBeLessThan(NOTCH);

/** Types until no creative receives keys. A few keys may arrive until the focus returns. */
async function typeUndisturbed(page: Page, keysHeard: () => Promise<number>) {
  let quiet = 0;
  let before = await keysHeard();
  const type = async () => {
    await page.keyboard.type('visitor');
    const heard = await keysHeard();
    quiet = heard === before ? quiet + 1 : 0;
    before = heard;
    return quiet;
  };
  const options = {
    message: 'consecutive words of which no creative receives a key',
    intervals: [150],
  };
  await expect.poll(type, options).toBeGreaterThan(3);
}

/** Refuses consent in another tab, and waits until the given page has removed its frames. */
async function withdraw(page: Page) {
  const other = await page.context().newPage();
  await other.goto('/preferences');
  await other.evaluate((kept) => localStorage.setItem('consent', kept), answerOf([]));
  await other.close();
  await expect(page.locator('.slot-box iframe')).toHaveCount(0);
}

const played = Object.entries(attacks).filter(([, attack]) => isPlayed(attack));

for (const [name, attack] of played)
  test.describe(`the attack “${name}”`, { tag: tagsOf(attack) }, () => {
    test.use({ fault: name });
    const { state, orElse = state, reports = [] } = attack;

    test(`leaves its slot ${state}, and cannot disturb reading, typing or leaving the page`, async ({
      page,
      context,
      asked,
      expectError,
    }) => {
      for (const report of reports) expectError(report);
      const received = async (isKey: boolean) =>
        (await asked())
          .map(({ path }) => path)
          .filter((path) => path.startsWith('/received'))
          .filter((path) => path.startsWith('/received?key=') === isKey);
      const states = new RegExp(`^(?:${state}|${orElse})$`);
      await storeConsent(context);
      const forbidden = recordForbiddenActions(page);
      if (state !== 'filled') await shortenTimeout(page);
      await page.goto(home.path);
      const entries = await page.evaluate(() => history.length);

      await readToSlot(page, states);
      await typeUndisturbed(page, async () => (await received(true)).length);
      await readToEnd(page);
      const all = async () => (await statesOf(page)).every((found) => states.test(found ?? ''));
      await expect.poll(all).toBe(true);
      expect(await page.evaluate(() => history.length)).toBe(entries);
      expect(forbidden).toEqual([]);

      if (name === 'sends-last-requests') await withdraw(page);
      await page.evaluate(() => {
        Reflect.set(window, 'isSame', true);
        location.href = '/about';
      });
      await page.waitForURL('/about');
      if (name === 'listens-for-unload') {
        await page.evaluate(() => history.back());
        // The back/forward cache keeps the state of the page.
        await page.waitForFunction(() => Reflect.get(window, 'isSame'));
      }
      expect(
        await received(false),
        'what the network’s server has received from the creative',
      ).toEqual([]);
    });
  });

test('a creative gets the focus by a click in it, or by Tab from its skip link', async ({
  page,
  context,
}) => {
  await storeConsent(context);
  await context.route(/fill\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.querySelector('[data-banner-id]').innerHTML = '<input aria-label="Address">';`,
    }),
  );
  await page.goto(home.path);
  await readToSlot(page, /^filled$/);
  const box = page.locator('.slot-box[data-state="filled"]').first();
  const field = box.frameLocator('iframe').getByRole('textbox');
  // The pointer moves in from outside, because a real pointer crosses the edge of the frame.
  await box.scrollIntoViewIfNeeded();
  const place = await box.locator('iframe').boundingBox();
  await page.mouse.move((place?.x ?? 0) - 10, (place?.y ?? 0) + 10);
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

test('a mouse wheel over a creative scrolls the page, and the slot keeps the creative', async ({
  page,
  context,
}) => {
  await storeConsent(context);
  await page.goto(home.path);
  await readToSlot(page, /^filled$/);
  const box = page.locator('.slot-box[data-state="filled"]').first();
  const place = await box.locator('iframe').boundingBox();
  await page.mouse.move((place?.x ?? 0) + 20, (place?.y ?? 0) + 60);
  const top = () => page.evaluate(() => scrollY);
  for (let turn = 0; turn < 4; turn += 1) {
    const before = await top();
    await page.mouse.wheel(0, 120);
    await expect.poll(top).toBeGreaterThan(before);
  }
  await expect(box).toHaveAttribute('data-state', 'filled');
});

test('a slot keeps its creative while a visitor drags the scroll bar, and asks once more after jumps without input', async ({
  playwright,
  launchOptions,
  userAgent,
  baseURL,
  asked,
}) => {
  // Playwright's browsers hide scroll bars by default.
  const ignoreDefaultArgs = ['--hide-scrollbars'];
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
  const context = await browser.newContext({
    baseURL: String(baseURL),
    userAgent: String(userAgent),
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  await storeConsent(context);
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const REST = 10_000;
    Reflect.set(window, 'setTimeout', (call: () => void, time: number) =>
      setTimeout(call, time === REST ? 0 : time),
    );
  });
  await page.goto(home.path);
  await readToSlot(page, /^filled$/);
  const box = page.locator('.slot-box[data-state="filled"]').first();
  const requests = async () => bannerIdsOf(await asked()).filter((id) => id === '101').length;
  const before = await requests();
  /** Advances time as if the visitor looked at the page for a while. */
  const look = () =>
    page.evaluate(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + 1_200;
    });

  const top = () => page.evaluate(() => scrollY);
  const { x, y } = await page.evaluate(() => ({
    x: (document.documentElement.clientWidth + innerWidth) / 2,
    y: (innerHeight * (scrollY + innerHeight / 2)) / document.documentElement.scrollHeight,
  }));
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let move = 1; move <= 12; move += 1) {
    const last = await top();
    await page.mouse.move(x, y + (move % 2) * 80);
    await expect.poll(async () => Math.abs((await top()) - last)).toBeGreaterThan(300);
    await look();
  }
  await page.mouse.up();
  await expect(box).toHaveAttribute('data-state', 'filled');

  await page.mouse.move(20, 400);
  await look();
  await look();
  await look();
  for (const distance of [400, -400, 400]) {
    await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), distance);
    await painted(page);
  }
  await expect.poll(requests).toBe(before + 1);
  await expect(box).toHaveAttribute('data-state', 'filled');
  await browser.close();
});
