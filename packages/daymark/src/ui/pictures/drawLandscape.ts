import { randomFrom } from './drawing/random.ts';
import { HOURS_BY_CHANCE } from './hours/hours.ts';
import { PLACES_BY_CHANCE } from './places/places.ts';

/**
 * Part of every seed, so that another edition changes every drawing. This edition was chosen for
 * the appearance of the first landscapes beside each other.
 */
const EDITION = 'edition 16130';

/**
 * Draws the landscape for a seed (an article's slug): the names of the hour and the place, and the
 * shapes on a sheet of 640 by 400, from far to near. `isMirrored` is true for a drawing to mirror,
 * so that the land is on the right. The landscape never changes, on any platform.
 */
export function drawLandscape(seed: string) {
  const random = randomFrom(`${EDITION}/${seed}`);
  const [place, draw] = random.pick(PLACES_BY_CHANCE);
  const hour = random.pick(HOURS_BY_CHANCE);
  const isMirrored = random.chance(50);
  return { hour: hour.name, place, isMirrored, shapes: draw(hour, random) };
}
