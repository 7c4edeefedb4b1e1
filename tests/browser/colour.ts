import type { Locator } from '@playwright/test';

/** A painted colour, with each channel from 0 to 255. */
export interface Painted {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** Returns the background colour of an element, whatever CSS notation defines it. */
export function backgroundOf(element: Locator): Promise<Painted> {
  return element.evaluate((target) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('canvas: expected a 2d context to measure a colour; found none');
    context.fillStyle = getComputedStyle(target).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return { red, green, blue, alpha };
  });
}
