import type { Locator, Page } from '@playwright/test';
import { isExhaustive } from '../exhaustive.ts';
import { findBarriers } from './axe.ts';
import { openDonation } from './donation.ts';
import { findObscured } from './focus.ts';
import { setFontSize } from './font-size.ts';
import { findNarrowText } from './narrow-text.ts';
import { expect, storeConsent, test } from './networks.ts';
import { answerOf } from './networks-answer.ts';
import { noticeOf } from './networks-notice.ts';
import { fewPageTypes, home } from './pages.ts';
import { visit } from './visit.ts';

/** A desktop screen at a zoom of 400 %. */
const zoomed = { width: 320, height: 256, fontSize: 16 };
/** A screen with the browser's font size set to 200 %. */
const largeText = { width: 320, height: 640, fontSize: 32 };
const largeTextOnTablet = { width: 768, height: 1024, fontSize: 32 };
const screens = [
  zoomed,
  { width: 568, height: 320, fontSize: 16 },
  { width: 1280, height: 720, fontSize: 16 },
  { width: 1280, height: 720, fontSize: 24 },
  largeText,
  largeTextOnTablet,
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function show(page: Page, { width, height, fontSize }: (typeof screens)[number]) {
  await page.setViewportSize({ width, height });
  await setFontSize(page, fontSize);
  return `${width} × ${height} px, font of ${fontSize} px`;
}

/**
 * Checks on each screen that nothing is cut off, and that the buttons are in view.
 * @param turn - in the ordinary run, hidden focused elements are looked for only on half of the
 * screens: those with an even index if this number is even, otherwise those with an odd index
 */
async function expectAllInReach(
  page: Page,
  turn: number,
  buttons: readonly Locator[],
): Promise<void> {
  for (const [index, screen] of screens.entries()) {
    const name = await show(page, screen);
    for (const button of buttons) await expect.soft(button, name).toBeInViewport({ ratio: 1 });
    if (isExhaustive || (index + turn) % 2 === 0)
      expect.soft(await findObscured(page), `obscured, ${name}`).toEqual([]);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(scrollWidth, `width of the page, ${name}`).toBe(screen.width);
    if (screen === largeTextOnTablet)
      expect.soft(await findNarrowText(page, 8), `narrow text, ${name}`).toEqual([]);
  }
}

/**
 * Checks that axe finds no violations. Ignores contrast, which axe measures wrongly for text that
 * scrolls within a box. Tests on larger screens check contrast.
 * @param turn - in the ordinary run, an even number checks zoomed pages, and an odd number checks
 *   large text
 */
async function expectNoBarriers(page: Page, turn: number, part?: string): Promise<void> {
  const both = [zoomed, largeText];
  for (const screen of both.filter((_, index) => isExhaustive || index === turn % 2)) {
    const name = await show(page, screen);
    const barriers = await findBarriers(page, part);
    const others = barriers.filter((barrier) => !barrier.startsWith('color-contrast'));
    expect.soft(others, `barriers, ${name}`).toEqual([]);
  }
}

for (const [turn, type] of fewPageTypes.entries())
  test(`${type.name} is usable on small screens and with large text, even with the consent prompt`, async ({
    page,
    expectError,
  }) => {
    await visit({ page, expectError }, type);
    const { notice, accept, refuse } = noticeOf(page);
    const asks = (await page.locator('.slot').count()) > 0;
    await expect(notice).toHaveCount(asks ? 1 : 0);
    await expectAllInReach(page, turn, asks ? [accept, refuse] : []);
    if (type === home) await expectNoBarriers(page, turn + 1, '[role="dialog"]');
    if (asks) await refuse.click();
    await expect(notice).toHaveCount(0);
    await expectNoBarriers(page, turn);
  });

test('the donation dialog and the page are usable on small screens and with large text', async ({
  page,
}) => {
  await storeConsent(page, answerOf([]));
  await openDonation(page);
  const later = page.getByRole('button', { name: 'Later' });
  await expectAllInReach(page, 0, [page.getByRole('link', { name: 'Donate Now' }), later]);
  await expectNoBarriers(page, 1, 'dialog');
  await later.click();
  await expect(page.getByRole('dialog')).toBeHidden();
});
