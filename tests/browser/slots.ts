import type { Page } from '@playwright/test';
import settings from '../fixtures/publication/site.config.ts';

export type PageWithSlots = keyof typeof settings.slots;

/** The screens that show an ad slot, by the first word of its position, such as `beside-latest`. */
const screens = { beside: 'wide', in: 'phone', after: 'any' } as const;

interface ExpectedSlot {
  readonly bannerId: number;
  readonly screen: (typeof screens)[keyof typeof screens];
}

function screenOf(position: string): ExpectedSlot['screen'] {
  const found = Object.entries(screens).find(([word]) => position.startsWith(`${word}-`));
  if (!found) throw new Error(`slots: expected after-…, beside-… or in-…; found ${position}`);
  return found[1];
}

/** Returns the slots that the settings of tests/fixtures/publication define for a page. */
export function expectedSlots(page: PageWithSlots): ExpectedSlot[] {
  return Object.entries(settings.slots[page]).map(([position, { bannerId }]) => ({
    bannerId,
    screen: screenOf(position),
  }));
}

/**
 * A box that reserves the space of a slot, as it appears on the page. A box that is not displayed
 * has the height 0.
 */
export interface SeenBox {
  readonly bannerId: number;
  /** In CSS pixels. */
  readonly height: number;
  /** The text directly above the reserved box. */
  readonly label: string;
}

/** Returns every reserved box that has a banner id. */
export function seenBoxes(page: Page): Promise<SeenBox[]> {
  return page.locator('[data-banner-id]').evaluateAll((boxes) =>
    boxes.map((box) => ({
      bannerId: Number(box.getAttribute('data-banner-id')),
      height: box.getBoundingClientRect().height,
      label: box.previousElementSibling?.textContent ?? '',
    })),
  );
}

/**
 * Returns the left edge of a box, and the right edges of the text lines beside the box, in CSS
 * pixels.
 */
export function textBeside(page: Page, bannerId: number) {
  return page.evaluate((id) => {
    const box = document.querySelector(`[data-banner-id="${id}"]`);
    if (!box) throw new Error(`page: expected an element with data-banner-id="${id}"; found none`);
    const { left, top, bottom } = box.getBoundingClientRect();
    const paragraphs = [...document.querySelectorAll('main p')].filter(
      (paragraph) => paragraph.closest('.slot') === null,
    );
    const lines = paragraphs.flatMap((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      return [...range.getClientRects()];
    });
    const ends = lines.filter((line) => line.top < bottom && line.bottom > top);
    return { left, ends: ends.map(({ right }) => right) };
  }, bannerId);
}
