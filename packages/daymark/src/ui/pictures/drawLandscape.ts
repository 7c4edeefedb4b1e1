import { randomFrom } from './drawing/random.ts';
import type { Shape } from './drawing/shape.ts';
import { HOURS_BY_CHANCE } from './hours/hours.ts';
import { PLACES_BY_CHANCE } from './places/places.ts';

/** A print of the series: what it shows, and the shapes to print one over the other. */
export interface Landscape {
  /** The name of the hour, such as `first light`. */
  readonly hour: string;
  /** The name of the place, such as `headland`. */
  readonly place: string;
  /** Whether the sheet is turned over, so that its mass lies at the right. */
  readonly turned: boolean;
  /** On a sheet of 640 by 400, far to near. */
  readonly shapes: readonly Shape[];
}

/**
 * Mixed into every seed: another edition draws every picture anew. This one was chosen, among many, for
 * how the first prints hang side by side.
 */
const EDITION = 'edition 16130';

/** The landscape that belongs to `seed` (an article's slug): the same one for ever, everywhere. */
export function drawLandscape(seed: string): Landscape {
  const random = randomFrom(`${EDITION}/${seed}`);
  const [place, draw] = random.pick(PLACES_BY_CHANCE);
  const hour = random.pick(HOURS_BY_CHANCE);
  const turned = random.chance(50);
  return { hour: hour.name, place, turned, shapes: draw(hour, random) };
}
