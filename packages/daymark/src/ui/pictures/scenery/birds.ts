import type { Random } from '../drawing/random.ts';
import { line, type Shape } from '../drawing/shape.ts';
import type { Hour } from '../hours/hour.ts';
import type { Light } from './light.ts';
import { type Stand, tower } from './tower.ts';

/**
 * Draws three to five birds from (`x`, `y`), each of two strokes and higher than the previous one.
 */
export function birds(x: number, y: number, hour: Hour, random: Random): Shape {
  const count = random.int(3, 5);
  let d = '';
  for (let bird = 0; bird < count; bird += 1) {
    const span = random.int(5, 8);
    const left = x + bird * 22 + random.int(-2, 2);
    const top = y - bird * 4 + random.int(-5, 5);
    d += `M${left} ${top}q${span - 2}-4 ${span} 1 2-4 ${span}-3`;
  }
  return line(d, hour.land[3]);
}

/** Draws a tower with a probability of `percent` %, and always after sunset; otherwise birds. */
export const towerOrBirds = (
  hour: Hour,
  stand: Stand,
  light: Light,
  percent: number,
  random: Random,
): Shape[] =>
  random.chance(percent) || hour.height === 'moon'
    ? tower(hour, stand, light)
    : [birds(stand.x + 10, Math.max(60, Math.round(stand.y) - 96), hour, random)];
