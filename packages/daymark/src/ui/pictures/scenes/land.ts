import type { Random } from '../../../basics/random.ts';
import {
  area,
  type Box,
  brief,
  enclosed,
  fillBelow,
  groundAt,
  lay,
  type Shape,
} from '../drawing/pen.ts';
import { type Rock, SKYLINES } from './hand-drawn.ts';
import { type Hour, mix } from './hours.ts';
import { named } from './notation.ts';
import type { Light } from './sky-and-sea.ts';

/* Rocks, coasts and towers. */

/** Returns the colour of bare rock in the light. Rock in the foreground is darker. */
function bare(hour: Hour, depth: number): string {
  if (depth === 4) return mix(hour.face[1], hour.land[4], 32);
  return hour.face[depth < 2 ? 0 : 1];
}

/** Draws a rock with its bare face in the light. `depth` is from 0 at the horizon to 4 in front. */
export function rock({ crest, brow, face }: Rock, within: Box, hour: Hour, depth: number): Shape[] {
  return [
    fillBelow(crest, within, hour.land[depth] ?? ''),
    enclosed([[...crest.slice(brow), ...face]], within, bare(hour, depth)),
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

/** Draws the coast on the horizon, in a box at one edge of the sheet. */
export function coast(hour: Hour, within: Box, random: Random): Shape {
  return fillBelow(random.pick(named(SKYLINES, 'coast')), within, hour.land[0]);
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
