import type { Choices } from '../../../basics/random.ts';
import { type Contour, contoursOf } from '../drawing/contour.ts';
import { tableOf } from '../drawing/table.ts';

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

/**
 * Headlands begin at the left edge and slope down to the water at the right. Islands are flat at the
 * waterline. The opening of the arch is a part of its outline. The bluff is wide enough for a path.
 * Each line has the brow, the perch, the crest and the face of a rock.
 */
const TABLE = tableOf(`
headland:
  5 58 0,74 16,86 36,100 54,97 64,90 74,85! 77,62! 82,55! 85,28! 91,21! 93,7! 100,0! | 38,0! 45,20! 54,25! 58,48! 66,54!
  4 52 0,54 24,74 44,100 60,99 75,88! 84,74 88,56! 89,26! 94,16! 96,5! 100,0! | 50,0! 55,24! 61,30! 65,58! 71,66!
  7 64 0,100 14,98 28,82 40,63 51,58! 54,43! 63,38 74,35! 77,19! 86,14! 88,6! 100,0! | 34,0! 40,13! 50,15! 58,26! 66,27!
  8 70 0,58 12,57 28,70 42,100 51,97! 54,72! 62,62 71,60 80,62! 83,40! 88,34! 91,10! 100,0! | 54,0! 59,16! 66,20! 70,42! 76,46!
island:
  5 45 0,0 6,10 18,34 34,80 46,100 58,92! 63,60! 71,52! 75,22! 100,0! | 42,0! 47,30! 54,50!
  6 46 0,0 5,16! 9,52! 20,76 42,100 62,97 78,84! 82,50! 91,36! 100,0! | 56,0! 61,30! 69,40!
  7 44 0,0 22,20 36,52 46,60 56,52 64,72 72,100 79,92! 83,52! 90,26! 100,0! | 64,0! 68,36! 74,54!
  4 46 0,0 14,30 32,78 50,100 66,90! 72,56! 85,36! 100,0! | 48,0! 54,34! 61,48!
arch:
  3 38 0,80 18,91 40,100 57,97! 63,86! 71,62 81,0! 75,0! 71,36 66,56 60,46 58,0! | 28,0! 34,28! 43,34! 47,68! 53,74!
bluff:
  5 42 0,66 14,74 30,96 44,100 58,92 70,86! 72,70! 78,64! 81,44! 88,38! 92,16! 100,0! | 60,0! 64,24! 60,40! 67,54! 65,70!
`);

function rockOf(text: string): Rock {
  const [, brow, perch, contours = ''] = /^(\d+) (\d+) (.*)$/.exec(text) ?? [];
  const [crest = [], face = []] = contoursOf(contours);
  return { crest, brow: Number(brow), face, perch: Number(perch) };
}

/** Masses of rock. A drawing has one of those with the same name. */
export const ROCKS = new Map(
  Array.from(TABLE, ([name, rocks]) => [name, rocks.map(rockOf) as unknown as Choices<Rock>]),
);
