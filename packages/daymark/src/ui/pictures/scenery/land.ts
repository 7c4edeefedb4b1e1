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

/** How near land lies: 0 at the horizon, 4 at our feet. */
export type Depth = 0 | 1 | 2 | 3 | 4;

/** Bare rock in the light; at our feet it lies half in the dark. */
function bare(hour: Hour, depth: Depth): string {
  if (depth === 4) return mix(hour.face[1], hour.land[4], 32);
  return hour.face[depth < 2 ? 0 : 1];
}

/** A rock with its bare face in the light. */
export function rock({ crest, brow, face }: Rock, box: Box, hour: Hour, depth: Depth): Shape[] {
  return [
    area(mass(lay(crest, box), box.foot), hour.land[depth]),
    area(outline(lay([...crest.slice(brow), ...face], box)), bare(hour, depth)),
  ];
}

/** Where a tower `height` pixels high stands on a rock. */
export function perchOf({ crest, perch }: Rock, box: Box, height: number): Stand {
  const x = Math.round(box.x + (box.width * perch) / 100);
  return { x, y: groundAt(lay(crest, box), x), height };
}

/** A range down to the foot of the sheet; only summits left of the light show a lit face, softened by air. */
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

/** The coast on the horizon; its box is rooted at one edge of the sheet. */
export function coast(hour: Hour, box: Box, random: Random): Shape {
  return area(mass(lay(random.pick(COASTS), box), box.foot), hour.land[0]);
}
