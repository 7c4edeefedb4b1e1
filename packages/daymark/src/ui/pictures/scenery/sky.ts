import type { Random } from '../../../basics/random.ts';
import { box, fillBelow } from '../drawing/contour.ts';
import { type Area, area, COVER, type Shape } from '../drawing/shape.ts';
import { named } from '../drawing/table.ts';
import type { Hour } from '../hours/hour.ts';
import { SKYLINES } from './skylines.ts';

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
): Area =>
  fillBelow(
    random.pick(named(SKYLINES, 'tongue')),
    box(0, foot, sheet.width, height),
    fill,
    sheet.height,
  );

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
