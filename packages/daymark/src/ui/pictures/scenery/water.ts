import { lay } from '../drawing/contour.ts';
import { cut } from '../drawing/cut.ts';
import { mass, type Point } from '../drawing/pen.ts';
import type { Random } from '../drawing/random.ts';
import { area, type Shape } from '../drawing/shape.ts';
import { COVER } from '../drawing/sheet.ts';
import type { Hour } from '../hours/hour.ts';
import { TONGUES } from '../lines/tones.ts';
import type { Light } from './light.ts';

/** Draws the sea below the horizon, with the colours of the low sky far off and its own nearby. */
export function sea(hour: Hour, horizon: number, random: Random, sheet = COVER): Shape[] {
  const depth = sheet.height - horizon;
  const [far, middle, near] = hour.sea;
  const tone = (fill: string, down: number, rise: number) => {
    const foot = horizon + depth * (down + rise / 2);
    const box = { x: 0, foot, width: sheet.width, height: depth * rise };
    return area(mass(lay(random.pick(TONGUES), box), sheet.height), fill);
  };
  return [
    area(`M0 ${horizon}H${sheet.width}V${sheet.height}H0`, far),
    tone(middle, 0.16, 0.05),
    tone(near, 0.56, 0.11),
  ];
}

/**
 * Draws the reflection of the sun, from the horizon at `from` down to `to`, as strokes that are
 * wider and sparser nearby. The reflection of a high sun is scattered; that of a low sun is as wide
 * as it.
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

/** Draws the reflection of an outline at the water's edge `foot`, with 40 % of its height. */
export function mirrored(points: readonly Point[], foot: number, fill: string): Shape {
  const below = points.map(([x, y, corner]): Point => {
    const down = foot + (foot - y) * 0.4;
    return corner === 1 ? [x, down, 1] : [x, down];
  });
  return area(mass(below, foot), fill, 0.3);
}
