import type { Random } from '../drawing/random.ts';
import type { Shape } from '../drawing/shape.ts';
import type { Hour } from '../hours/hour.ts';

/**
 * A place on the coast, composed for a sheet of 640 by 400 with its mass at the left and its light at
 * the right; half of all prints are turned over. Tower and light stay between 120 and 520 across and
 * 20 and 380 down, so that a square or a wide crop keeps them whole.
 */
export type Place = (hour: Hour, random: Random) => Shape[];
