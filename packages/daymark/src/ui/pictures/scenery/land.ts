import { mix } from '../drawing/colour.ts';
import { type Box, lay } from '../drawing/contour.ts';
import { groundAt, mass, outline } from '../drawing/pen.ts';
import type { Random } from '../drawing/random.ts';
import { area, type Shape } from '../drawing/shape.ts';
import { COVER } from '../drawing/sheet.ts';
import type { Hour } from '../hours/hour.ts';
import type { Range } from '../lines/ranges.ts';
import type { Rock } from '../lines/rocks.ts';
import { COASTS } from '../lines/tones.ts';
import type { Stand } from './tower.ts';

/** The nearness of land: 0 at the horizon, 4 in the foreground. */
export type Depth = 0 | 1 | 2 | 3 | 4;

/** Returns the colour of bare rock in the light, which is darker in the foreground. */
function bare(hour: Hour, depth: Depth): string {
  if (depth === 4) return mix(hour.face[1], hour.land[4], 32);
  return hour.face[depth < 2 ? 0 : 1];
}

/** Draws a rock with its bare face in the light. */
export function rock({ crest, brow, face }: Rock, box: Box, hour: Hour, depth: Depth): Shape[] {
  return [
    area(mass(lay(crest, box), box.foot), hour.land[depth]),
    area(outline(lay([...crest.slice(brow), ...face], box)), bare(hour, depth)),
  ];
}

/** Returns the position of a tower `height` pixels high on a rock. */
export function perchOf({ crest, perch }: Rock, box: Box, height: number): Stand {
  const x = Math.round(box.x + (box.width * perch) / 100);
  return { x, y: groundAt(lay(crest, box), x), height };
}

/**
 * Draws a range down to the foot of the sheet. Only summits to the left of the light have a lit
 * face.
 */
export function range(
  { crest, faces }: Range,
  box: Box,
  hour: Hour,
  depth: Depth,
  lightX: number,
): Shape[] {
  const lit = faces.map((face) => lay(face, box)).filter(([summit]) => (summit?.[0] ?? 0) < lightX);
  return [
    area(mass(lay(crest, box), COVER.height), hour.land[depth]),
    area(lit.map(outline).join('z'), mix(bare(hour, depth), hour.land[depth], 40)),
  ];
}

/** Draws the coast on the horizon, in a box at one edge of the sheet. */
export function coast(hour: Hour, box: Box, random: Random): Shape {
  return area(mass(lay(random.pick(COASTS), box), box.foot), hour.land[0]);
}
