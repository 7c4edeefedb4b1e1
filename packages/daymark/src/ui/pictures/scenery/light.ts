import type { Random } from '../../../basics/random.ts';
import { cut } from '../drawing/pen.ts';
import { area, disc, type Shape } from '../drawing/shape.ts';
import type { Hour } from '../hours/hour.ts';

/** The position and size of the sun or the moon in pixels. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/**
 * Returns the sun or the moon at a random x coordinate between `from` and `to`, at the height that
 * the hour defines. The horizon either crosses the disc or is well below it.
 */
export function lightAt(
  hour: Hour,
  horizon: number,
  [from, to]: readonly [number, number],
  random: Random,
): Light {
  const x = random.int(from, to);
  switch (hour.height) {
    case 'rising':
      return { x, y: horizon - random.int(6, 16), radius: random.int(32, 44) };
    case 'low':
      return { x, y: horizon - random.int(52, 84), radius: random.int(24, 36) };
    case 'high':
      return { x, y: Math.max(72, horizon - random.int(112, 150)), radius: random.int(22, 28) };
    case 'moon':
      return { x, y: Math.max(62, horizon - random.int(120, 160)), radius: random.int(15, 21) };
  }
}

/** Draws the moon in its first quarter, with the bright side on the right. */
function crescent({ x, y, radius }: Light): string {
  const inner = Math.round(radius * 1.35);
  const limb = `a${radius} ${radius} 0 0 1 0 ${2 * radius}`;
  return `M${x - 4} ${y - radius}${limb} ${inner} ${inner} 0 0 0 0-${2 * radius}`;
}

/**
 * Draws the sun or the moon. A low sun may have two thin clouds, and the moon may be a crescent.
 */
export function sun(hour: Hour, light: Light, random: Random): Shape[] {
  const { x, y, radius } = light;
  const special = random.chance(50);
  if (special && hour.height === 'moon') return [area(crescent(light), hour.light)];
  const body = disc(x, y, radius, hour.light);
  if (!special || hour.height !== 'low') return [body];
  const bars = cut(x - 18, y + 7, radius * 3, 4) + cut(x + 22, y + 15, radius * 2.6, 3);
  return [body, area(bars, hour.sky[3])];
}
