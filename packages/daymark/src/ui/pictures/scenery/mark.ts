import type { Random } from '../drawing/random.ts';
import type { Shape } from '../drawing/shape.ts';
import type { Hour } from '../hours/hour.ts';
import { birds } from './birds.ts';
import type { Light } from './light.ts';
import { type Stand, tower } from './tower.ts';

/** Draws a tower with a probability of `percent` %, and always after sunset; otherwise birds. */
export function towerOrBirds(
  hour: Hour,
  stand: Stand,
  light: Light,
  percent: number,
  random: Random,
): Shape[] {
  const marked = random.chance(percent) || hour.height === 'moon';
  if (marked) return tower(hour, stand, light);
  return [birds(stand.x + 10, Math.max(60, Math.round(stand.y) - 96), hour.land[3], random)];
}
