import { randomFrom } from './drawing/random.ts';
import type { Shape } from './drawing/shape.ts';
import { HOURS_BY_CHANCE } from './hours/hours.ts';
import { PLACES_BY_CHANCE } from './places/places.ts';

/** A landscape: the hour, the place and the shapes to draw. */
export interface Landscape {
  /** The name of the hour, such as `first light`. */
  readonly hour: string;
  /** The name of the place, such as `headland`. */
  readonly place: string;
  /** Whether the drawing is mirrored, so that the land is on the right. */
  readonly turned: boolean;
  /** The shapes on a sheet of 640 by 400, from far to near. */
  readonly shapes: readonly Shape[];
}

/**
 * Part of every seed, so that another edition changes every drawing. This edition was chosen for
 * the appearance of the first landscapes beside each other.
 */
const EDITION = 'edition 16130';

/** Returns the landscape for a seed (an article's slug). It never changes, on any platform. */
export function drawLandscape(seed: string): Landscape {
  const random = randomFrom(`${EDITION}/${seed}`);
  const [place, draw] = random.pick(PLACES_BY_CHANCE);
  const hour = random.pick(HOURS_BY_CHANCE);
  const turned = random.chance(50);
  return { hour: hour.name, place, turned, shapes: draw(hour, random) };
}
