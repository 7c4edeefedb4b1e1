import type { Page } from '@playwright/test';
import { openDonation } from './donation.ts';
import { expect, test } from './fixtures.ts';
import { recordShifts } from './layout-shifts.ts';
import { painted } from './painted.ts';
import { serveInPieces } from './pieces.ts';

/* Tests of sticky tall slots, in an article with every feature and in a list. */

const ARTICLE = '/blog/the-showcase-at-length';
const HEIGHT = 800;
/** The distance of a sticky slot from the upper edge of the screen: below the header. */
const TOP = 72;

/** The visible part of the tall slot at one scroll position. */
interface Seen {
  top: number;
  /** The place of the slot in the page. */
  inPage: number;
  /** Texts, pictures and controls that the slot covers. */
  covered: string[];
}

const seeSlot = (page: Page): Promise<Seen> =>
  page.locator('[data-sticky]').evaluate((slot) => {
    const own = slot.getBoundingClientRect();
    const range = document.createRange();
    /** Returns the lines of a text, or the box of another element. */
    const rectsOf = (element: Element) => {
      if (!element.matches('h1, h2, h3, p, li, dd, th, td, figcaption'))
        return [element.getBoundingClientRect()];
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    };
    const others = document.querySelectorAll(
      'h1, h2, h3, p, li, dd, th, td, figcaption, .wide, pre, svg, img, button, footer',
    );
    const isCovered = (rect: DOMRect) =>
      rect.width > 1 &&
      Math.min(rect.right, own.right) - Math.max(rect.left, own.left) > 1 &&
      Math.min(rect.bottom, own.bottom) - Math.max(rect.top, own.top) > 1;
    return {
      top: Math.round(own.top),
      inPage: Math.round(own.top + scrollY),
      covered: [...others]
        .filter((other) => !other.closest('.slot, .site-header, .sr-only, dialog, [popover]'))
        .filter((other) => other.checkVisibility() && rectsOf(other).some(isCovered))
        .map((other) => other.outerHTML.slice(0, 80)),
    };
  });

const STEP = HEIGHT * 0.75;

/** Scrolls through the page by three quarters of a screen, and returns what each screen shows of the tall slot. */
async function seeWhileScrolling(page: Page): Promise<Seen[]> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const seen: Seen[] = [];
  for (let y = 0; y < end + STEP; y += STEP) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await painted(page);
    seen.push(await seeSlot(page));
  }
  return seen;
}

for (const { path, width } of [
  { path: ARTICLE, width: 1280 },
  { path: '/blog', width: 1024 },
  { path: '/blog', width: 1280 },
])
  test(`the sticky slot of ${path} stays on a screen of ${width} px without covering or shifting content, also while the page arrives`, async ({
    page,
    baseURL,
  }) => {
    const slowSite = await serveInPieces(baseURL ?? '', /(?=<aside |<nav |<section |<h2)/);
    await page.setViewportSize({ width, height: HEIGHT });
    const shifts = await recordShifts(page);
    await page.goto(slowSite.url + path);
    const seen = await seeWhileScrolling(page);
    expect(seen.filter(({ top }) => top === TOP).length).toBeGreaterThan(1);
    const header = await page.getByRole('banner').boundingBox();
    expect((header?.y ?? 0) + (header?.height ?? TOP)).toBeLessThan(TOP);
    expect(seen.filter(({ top }) => top < TOP).length, 'screens after the text').toBeGreaterThan(0);
    expect(seen.flatMap(({ covered }) => covered)).toEqual([]);
    expect(await shifts()).toEqual([]);
    // The page is closed, so that nothing requests a file of the site any more.
    await page.close();
    slowSite.close();
  });

test('a sticky slot is static on low and narrow screens and absent from phones and print', async ({
  page,
}) => {
  const shifts = await recordShifts(page);
  for (const { path, width, height } of [
    { path: ARTICLE, width: 1280, height: 699 },
    { path: ARTICLE, width: 1279, height: HEIGHT },
    { path: ARTICLE, width: 768, height: HEIGHT },
    { path: '/blog', width: 1023, height: HEIGHT },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const seen = await seeWhileScrolling(page);
    const where = `${path}, ${width} x ${height} px`;
    expect(new Set(seen.map(({ inPage }) => inPage)).size, where).toBe(1);
    expect(
      seen.flatMap(({ covered }) => covered),
      where,
    ).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: HEIGHT });
  await page.goto(ARTICLE);
  await expect(page.locator('[data-sticky]')).toBeHidden();
  expect(await shifts()).toEqual([]);
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-sticky]')).toBeHidden();
});

test('dialogs are above a sticky slot, and pages without a sticky slot contain none of its styles', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  await openDonation(page);
  const isAbove = await page.getByRole('dialog').evaluate((dialog) => {
    const slot = document.querySelector('[data-sticky]');
    slot?.scrollIntoView({ block: 'start', behavior: 'instant' });
    const [own, under] = [dialog, slot].map((box) => box?.getBoundingClientRect() ?? new DOMRect());
    const x = Math.max(own?.left ?? 0, under?.left ?? 0) + 5;
    const y = Math.max(own?.top ?? 0, under?.top ?? 0) + 5;
    const atPoint = document.elementsFromPoint(x, y);
    const place = (box: Element | null) => atPoint.findIndex((each) => box?.contains(each));
    return [place(dialog), place(slot) > place(dialog)];
  });
  expect(isAbove).toEqual([0, true]);
  expect(await (await request.get('/blog')).text()).toContain('.slot[data-sticky]');
  expect(await (await request.get('/topics/attention')).text()).not.toContain('sticky]');
});
