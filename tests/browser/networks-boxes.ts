import { expect, type Locator, type Page } from '@playwright/test';
import { painted } from './painted.ts';

/** A displayed box that a network may fill, as it stands on the page. */
export interface FilledBox {
  readonly bannerId: number;
  /** CSS pixels. */
  readonly height: number;
  /** Nothing until the network is asked. */
  readonly state: string | null;
  /** Whether the house creative can be seen. */
  readonly house: boolean;
  /** Whether what the network sent can be seen. */
  readonly guest: boolean;
}

/** The displayed boxes that networks may fill, in the order of the page. */
export const filledBoxes = (page: Page): Promise<FilledBox[]> =>
  page.locator('.slot-box[data-network]').evaluateAll((boxes) => {
    const isSeen = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
    return boxes
      .filter((box) => box.getBoundingClientRect().height > 0)
      .map((box) => ({
        // Renamed where a network runs in the page itself, or its script would fill the box.
        bannerId: Number(box.getAttribute('data-banner-id') ?? box.getAttribute('data-slot-id')),
        height: box.getBoundingClientRect().height,
        state: box.getAttribute('data-state'),
        house: isSeen(box.querySelector('.house-creative')),
        guest: isSeen(box.querySelector('iframe, .slot-guest')),
      }));
  });

/** The states of the displayed boxes. */
export const statesOf = async (page: Page) => (await filledBoxes(page)).map(({ state }) => state);

/**
 * Scrolls to a box as a turn of the wheel does in a browser that does not scroll smoothly: pages take
 * scrolling without an input for that of a creative.
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

/** Scrolls to each box, and leaves it when it has been asked for. */
export async function seeEachBox(page: Page): Promise<void> {
  for (const box of await page.locator('.slot-box[data-network]:visible').all()) {
    await wheelTo(box);
    // How soon is the benchmark's affair: six pages at once on a busy machine take their time.
    const isAskedFor = expect(box, 'a box on the screen is asked for');
    await isAskedFor.toHaveAttribute('data-state', /./, { timeout: 20_000 });
    await painted(page);
  }
}
