import { expect, type Locator, type Page } from '@playwright/test';
import { painted } from './painted.ts';

/** A displayed slot box, which reserves the space of an ad that a network may fill. */
export interface FilledBox {
  readonly bannerId: number;
  /** In CSS pixels. */
  readonly height: number;
  /** The state of the slot; null until the loader, which fills slots, requests a creative. */
  readonly state: string | null;
  /** Whether the house creative, the site's own ad, is visible. */
  readonly house: boolean;
  /** Whether the network's content is visible. */
  readonly creative: boolean;
}

/** Returns the displayed slot boxes that networks may fill, in the order of the page. */
export const filledBoxes = (page: Page): Promise<FilledBox[]> =>
  page.locator('.slot-box[data-network]').evaluateAll((boxes) => {
    const isSeen = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
    return boxes
      .filter((box) => box.getBoundingClientRect().height > 0)
      .map((box) => ({
        // The loader renames `data-banner-id`, so that inline networks do not fill the box.
        bannerId: Number(box.getAttribute('data-banner-id') ?? box.getAttribute('data-slot-id')),
        height: box.getBoundingClientRect().height,
        state: box.getAttribute('data-state'),
        house: isSeen(box.querySelector('.house-creative')),
        creative: isSeen(box.querySelector('iframe, .slot-inline')),
      }));
  });

/** Returns the states of the displayed slot boxes. */
export const statesOf = async (page: Page) => (await filledBoxes(page)).map(({ state }) => state);

/**
 * Scrolls to a slot box like a mouse wheel in a browser without smooth scrolling. Without the wheel
 * event, the page would assume that a creative has scrolled it.
 */
export async function wheelTo(box: Locator): Promise<void> {
  await box.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    const distance = top + height / 2 - innerHeight / 2;
    dispatchEvent(new WheelEvent('wheel', { deltaY: distance }));
    scrollBy({ top: distance, behavior: 'instant' });
  });
  await expect(box).toBeInViewport();
}

/** Scrolls to each slot box, and waits there until the loader has requested a creative. */
export async function seeEachBox(page: Page): Promise<void> {
  for (const box of await page.locator('.slot-box[data-network]:visible').all()) {
    await wheelTo(box);
    const isAskedFor = expect(
      box,
      'a slot box on the screen, for which the loader requests a creative',
    );
    await isAskedFor.toHaveAttribute('data-state', /./);
    await painted(page);
  }
}
