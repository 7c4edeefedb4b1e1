import type { Random } from '../../../basics/random.ts';
import { cut } from '../drawing/pen.ts';
import { area, COVER, type Shape } from '../drawing/shape.ts';
import type { Hour } from '../hours/hour.ts';
import type { Light } from './light.ts';
import { tone } from './sky.ts';

/** Draws the sea below the horizon, in three tones with borders like those of the sky. */
export function sea(hour: Hour, horizon: number, random: Random, sheet = COVER): Shape[] {
  const depth = sheet.height - horizon;
  const [far, middle, near] = hour.sea;
  const below = (fill: string, down: number, rise: number) =>
    tone(horizon + depth * (down + rise / 2), depth * rise, fill, random, sheet);
  return [
    area(`M0 ${horizon}H${sheet.width}V${sheet.height}H0`, far),
    below(middle, 0.16, 0.05),
    below(near, 0.56, 0.11),
  ];
}

/**
 * Draws the reflection of the sun, from the horizon at `from` down to `to`, as strokes that are
 * wider and sparser nearby. The reflection of a high sun is scattered; that of a low sun is about
 * as wide as the sun.
 */
export function glitter(hour: Hour, light: Light, from: number, to: number, random: Random): Shape {
  const high = hour.height === 'high';
  const count = Math.max(5, Math.min(6, Math.round((to - from) / 18)));
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const near = index / count;
    const stray = high ? random.int(-26, 26) : random.int(-16, 16) * near;
    const width = high ? random.int(20, 40) + near * 40 : light.radius * (1.8 + near * 1.4);
    const y = from + 3 + (to - from) * (near + near * near) * 0.5;
    const ragged = high ? 0 : random.int(0, 24);
    d += cut(light.x + stray, y, width - ragged, 2 + Math.round(near * (high ? 2 : 4)));
  }
  return area(d, hour.glint);
}
