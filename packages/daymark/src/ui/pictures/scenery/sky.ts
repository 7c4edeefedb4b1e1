import { lay } from '../drawing/contour.ts';
import { mass } from '../drawing/pen.ts';
import type { Random } from '../drawing/random.ts';
import { area, type Shape } from '../drawing/shape.ts';
import { COVER } from '../drawing/sheet.ts';
import type { Hour } from '../hours/hour.ts';
import { TONGUES } from '../lines/tones.ts';

/**
 * The start of each lower tone and the height of its tongues, as percentages of the sky's height.
 */
const TONES = [
  [30, 15],
  [54, 13],
  [74, 9],
  [90, 5],
] as const;

/**
 * Draws the sky in flat tones that interlock in long tongues and are narrower towards the horizon.
 * The tones reach to the foot of the sheet, because sea and land are drawn over them.
 */
export function sky(hour: Hour, horizon: number, random: Random, sheet = COVER): Shape[] {
  const [height, ...lower] = hour.sky;
  const tones = lower.map((fill, index) => {
    const [down, rise] = TONES[index] ?? [100, 0];
    const foot = (horizon * (down + rise / 2)) / 100;
    const box = { x: 0, foot, width: sheet.width, height: (horizon * rise) / 100 };
    return area(mass(lay(random.pick(TONGUES), box), sheet.height), fill);
  });
  return [area(`M0 0H${sheet.width}V${sheet.height}H0`, height), ...tones];
}
