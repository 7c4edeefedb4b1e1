import type { Random } from '../drawing/random.ts';
import type { Shape } from '../drawing/shape.ts';
import { COVER } from '../drawing/sheet.ts';
import type { Hour } from '../hours/hour.ts';
import { type Light, sun } from './light.ts';
import { sky } from './sky.ts';
import { glitter, sea } from './water.ts';

/** Draws the sky, light and water of an open coast. The reflection of the light ends at `near`. */
export function openWater(
  hour: Hour,
  light: Light,
  horizon: number,
  random: Random,
  near = COVER.height - 8,
): Shape[] {
  return [
    ...sky(hour, horizon, random),
    ...sun(hour, light, random),
    ...sea(hour, horizon, random),
    glitter(hour, light, horizon, near, random),
  ];
}
