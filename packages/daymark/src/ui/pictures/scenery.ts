import type { Random } from '../../basics/random.ts';
import { type Rock, SKYLINES } from './figures.ts';
import { type Hour, mix } from './hours.ts';
import { named } from './notation.ts';
import {
  type Area,
  area,
  type Box,
  box,
  brief,
  COVER,
  cut,
  disc,
  fillBelow,
  groundAt,
  lay,
  outline,
  type Shape,
} from './pen.ts';

/* What most scenes consist of: the sky, the sun and the sea, and then rocks and towers. */

/** The position and size of the sun or the moon in pixels. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

type Range = readonly [from: number, to: number];

/** How far the sun or the moon is above the horizon, its radius, and the highest position. */
const LIGHTS: Record<Hour['height'], { up: Range; radius: Range; top: number }> = {
  rising: { up: [6, 16], radius: [32, 44], top: 0 },
  low: { up: [52, 84], radius: [24, 36], top: 0 },
  high: { up: [112, 150], radius: [22, 28], top: 72 },
  moon: { up: [120, 160], radius: [15, 21], top: 62 },
};

/**
 * Returns the sun or the moon at a random x coordinate between `from` and `to`, at the height that
 * the hour defines. The horizon either crosses the disc or is well below it.
 */
export function lightAt(
  { height }: Hour,
  horizon: number,
  [from, to]: Range,
  { int }: Random,
): Light {
  const { up, radius, top } = LIGHTS[height];
  return { x: int(from, to), y: Math.max(top, horizon - int(...up)), radius: int(...radius) };
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
export const tone = (foot: number, height: number, fill: string, random: Random): Area =>
  fillBelow(
    random.pick(named(SKYLINES, 'tongue')),
    box(0, foot, COVER.width, height),
    fill,
    COVER.height,
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
export function sky(hour: Hour, horizon: number, random: Random): Shape[] {
  const [height, ...lower] = hour.sky;
  const tones = lower.map((fill, index) => {
    const [down, rise] = TONES[index] ?? [100, 0];
    const foot = (horizon * (down + rise / 2)) / 100;
    return tone(foot, (horizon * rise) / 100, fill, random);
  });
  return [area(`M0 0H${COVER.width}V${COVER.height}H0`, height), ...tones];
}

/** Draws the sea below the horizon, in three tones with borders like those of the sky. */
export function sea(hour: Hour, horizon: number, random: Random): Shape[] {
  const depth = COVER.height - horizon;
  const [far, middle, near] = hour.sea;
  const below = (fill: string, down: number, rise: number) =>
    tone(horizon + depth * (down + rise / 2), depth * rise, fill, random);
  return [
    area(`M0 ${horizon}H${COVER.width}V${COVER.height}H0`, far),
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

/** Returns the colour of bare rock in the light. Rock in the foreground is darker. */
function bare(hour: Hour, depth: number): string {
  if (depth === 4) return mix(hour.face[1], hour.land[4], 32);
  return hour.face[depth < 2 ? 0 : 1];
}

/** Draws a rock with its bare face in the light. `depth` is from 0 at the horizon to 4 in front. */
export function rock({ crest, brow, face }: Rock, within: Box, hour: Hour, depth: number): Shape[] {
  return [
    fillBelow(crest, within, hour.land[depth] ?? ''),
    area(outline(lay([...crest.slice(brow), ...face], within)), bare(hour, depth)),
  ];
}

/** Draws the reflection of a rock at the water's edge, with 40 % of its height. */
export const mirrored = ({ crest }: Rock, within: Box, fill: string): Shape =>
  fillBelow(crest, { ...within, height: -0.4 * within.height }, fill, within.foot, 0.3);

/** The position of a tower's foot and its height, in pixels. */
interface Stand {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Returns the position of a tower `height` pixels high on a rock. */
export function perchOf({ crest, perch }: Rock, within: Box, height: number): Stand {
  const x = Math.round(within.x + (within.width * perch) / 100);
  return { x, y: groundAt(lay(crest, within), x), height };
}

/** The ground is drawn over the bottom of a tower. This is the covered height in pixels. */
const BURIED = 12;

/** Draws the beam of a lit lamp: a long wedge over the sea, beyond the edge of the sheet. */
function beam({ x, y, height }: Stand, fill: string): Shape {
  return area(`M${Math.round(x)} ${Math.round(y - height * 0.84)}l640-34v52`, fill, 0.16);
}

/** Draws a tower with a gallery and a lantern, with one side in the light. */
export function tower(hour: Hour, stand: Stand, light: Light): Shape[] {
  const part = (share: number) => Math.max(1, Math.round(stand.height * share));
  const x = Math.round(stand.x);
  const foot = Math.round(stand.y) + BURIED;
  const neck = Math.max(3, part(0.07));
  const flare = part(0.14) - neck;
  const body = part(0.76) + BURIED;
  const bend = Math.round(body / 2);
  const [glass, slab, dome] = [part(0.1), part(0.03), part(0.1)];
  const side = light.x < x ? 1 : -1;
  const top = foot - body;
  const up = `q${brief(Math.round(flare * 0.85), -bend, flare, -body)}`;
  const down = (way: 1 | -1) =>
    `q${brief(way * Math.round(flare * 0.15), bend, way * flare, body)}`;
  return [
    ...(hour.beam ? [beam(stand, hour.beam)] : []),
    area(`M${x - flare - neck} ${foot}${up}h${2 * neck}${down(1)}`, hour.wall[0]),
    area(`M${x} ${foot}V${top}h${side * neck}${down(side)}`, hour.wall[1]),
    area(`M${x - neck + 1} ${top}v-${glass + slab}h${2 * neck - 2}v${glass + slab}`, hour.glass),
    area(
      `M${x - neck - 2} ${top}v-${slab}h${2 * neck + 4}v${slab}M${x - neck} ${top - slab - glass}q0-${dome} ${neck}-${dome + 2} ${neck} 2 ${neck} ${dome + 2}`,
      hour.paint,
    ),
  ];
}
