import { box, type Contour, drawn, fillBelow } from '../drawing/contour.ts';
import type { Choices, Random } from '../drawing/random.ts';
import { area, COVER, type Shape } from '../drawing/shape.ts';
import type { Hour } from '../hours/hour.ts';

/** Borders between two tones of sky or water: long tongues that interlock. */
const TONGUES: Choices<Contour> = [
  drawn('0,30 26,78 47,62! 17,36! 55,0 100,8'),
  drawn('0,10 22,0 62,34! 34,58! 72,94 100,60'),
  drawn('0,60 32,94 76,52! 55,30! 82,4 100,24'),
  drawn('0,4 18,22 36,28! 20,44! 60,100 100,40'),
];

/**
 * Draws a flat tone of sky or water below an edge of long tongues. The edge is `height` pixels
 * high. The tone reaches to the bottom of the sheet, because later shapes are drawn over it.
 */
export const tone = (
  foot: number,
  height: number,
  fill: string,
  random: Random,
  sheet = COVER,
  opacity?: number,
): Shape =>
  fillBelow(random.pick(TONGUES), box(0, foot, sheet.width, height), fill, sheet.height, opacity);

/**
 * The start of each lower tone and the height of its tongues, as percentages of the sky's height.
 */
const TONES = [
  [30, 15],
  [54, 13],
  [74, 9],
  [90, 5],
] as const;

/** Draws the sky in tones that interlock and are narrower towards the horizon. */
export function sky(hour: Hour, horizon: number, random: Random, sheet = COVER): Shape[] {
  const [height, ...lower] = hour.sky;
  const tones = lower.map((fill, index) => {
    const [down, rise] = TONES[index] ?? [100, 0];
    const foot = (horizon * (down + rise / 2)) / 100;
    return tone(foot, (horizon * rise) / 100, fill, random, sheet);
  });
  return [area(`M0 0H${sheet.width}V${sheet.height}H0`, height), ...tones];
}
