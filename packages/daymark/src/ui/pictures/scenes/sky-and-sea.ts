import type { Random } from '../../../basics/random.ts';
import { type Area, area, box, COVER, cut, disc, fillBelow, type Shape } from '../drawing/pen.ts';
import { SKYLINES } from './hand-drawn.ts';
import type { Hour } from './hours.ts';
import { named } from './notation.ts';

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
