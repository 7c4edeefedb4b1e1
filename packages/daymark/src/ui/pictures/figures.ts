import type { Choices } from '../../basics/random.ts';
import { tableOf, tablesIn } from './notation.ts';
import { type Contour, contoursOf, drawn } from './pen.ts';

/* The hand-drawn parts of the pictures, as contours: skylines, rocks and figures. */

const tables = tablesIn('figures.txt');
const table = (name: string) => Array.from(tableOf(tables.get(name) ?? ''));

/** The skylines of land, and other edges. A drawing shows one of the skylines with the same name. */
export const SKYLINES: ReadonlyMap<string, Choices<Contour>> = new Map(
  table('skylines').map(([name, lines]) => [name, lines.map(drawn) as unknown as Choices<Contour>]),
);

/** A mass of rock at the water's edge. */
export interface Rock {
  /** The skyline from left to right. */
  readonly crest: Contour;
  /** The index of the point of `crest` at which the bare face on the right begins. */
  readonly brow: number;
  /** The other edge of the bare face, from the foot towards the brow. */
  readonly face: Contour;
  /** The x coordinate of a tower on the crest, from 0 to 100. */
  readonly perch: number;
}

function rockOf(text: string): Rock {
  const [, brow, perch, contours = ''] = /^(\d+) (\d+) (.*)$/.exec(text) ?? [];
  const [crest = [], face = []] = contoursOf(contours);
  return { crest, brow: Number(brow), face, perch: Number(perch) };
}

/** Masses of rock. A drawing shows one of the masses with the same name. */
export const ROCKS = new Map(
  table('rocks').map(([name, rocks]) => [name, rocks.map(rockOf) as unknown as Choices<Rock>]),
);

/** A thing drawn by hand, in light from the right. */
interface Figure {
  /** The width in percent of the height. */
  readonly ratio: number;
  /** From back to front: areas in a tone, or lines if there is a width in pixels. */
  readonly parts: readonly { tone: string; width: number; contours: readonly Contour[] }[];
}

function partOf(text: string) {
  const [, tone = '', width = 0, contours = ''] = /^(\S+) (?:(\d) )?(.*)$/.exec(text) ?? [];
  return { tone, width: Number(width), contours: contoursOf(contours) };
}

export const FIGURES: ReadonlyMap<string, Figure> = new Map(
  table('figures').map(([name, [ratio, ...parts]]) => [
    name,
    { ratio: Number(ratio), parts: parts.map(partOf) },
  ]),
);
