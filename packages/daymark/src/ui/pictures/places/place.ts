import type { Random } from '../drawing/random.ts';
import type { Shape } from '../drawing/shape.ts';
import type { Hour } from '../hours/hour.ts';

/**
 * Draws a place on the coast on a sheet of 640 by 400, with land on the left and light on the
 * right; half of all drawings are mirrored. Tower and light are between 120 and 520 horizontally
 * and 20 and 380 vertically, so that a square or a wide crop shows all of them.
 */
export type Place = (hour: Hour, random: Random) => Shape[];
