import type { Page } from '@playwright/test';

/** A screen on which the ad density is measured, in CSS pixels. */
interface Screen {
  readonly width: number;
  /** The smallest usual height. The height of the home page's first section depends on it. */
  readonly height: number;
  /** The maximum ad density. */
  readonly max: number;
}

/**
 * The screens are, in this order: a small phone; a large phone; a phone in landscape; the widest
 * screen that counts as a phone; the narrowest wider screen; a desktop. The phone in landscape is
 * the narrowest screen with lines of full length, so its text is lowest in relation to the boxes.
 */
export const SCREENS: readonly Screen[] = [
  ...[360, 430, 640, 767].map((width) => ({ width, height: 640, max: 0.25 })),
  ...[768, 1280].map((width) => ({ width, height: 720, max: 0.4 })),
];

/**
 * Returns the ad density of a page: the total height of all slot boxes, divided by the height of the
 * content above “Read next”. Source: Better Ads Standards, ad density.
 */
export const densityOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) throw new Error('page: expected a <main> element; found none');
    const heading = [...main.querySelectorAll('h2')].find(
      ({ textContent }) => textContent === 'Read next',
    );
    const { top, bottom } = main.getBoundingClientRect();
    const end = heading?.getBoundingClientRect().top ?? bottom;
    const boxes = [...main.querySelectorAll('.slot-box')].map(
      (box) => box.getBoundingClientRect().height,
    );
    return boxes.reduce((sum, height) => sum + height, 0) / (end - top);
  });
