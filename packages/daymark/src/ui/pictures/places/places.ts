import type { Choices } from '../drawing/random.ts';
import { arch, cliffs, way } from './cliffs.ts';
import { bay, foreshore, headland, sound } from './headlands.ts';
import { hills } from './hills.ts';
import { islands, skerry } from './islands.ts';
import type { Place } from './place.ts';
import { dunes, flats } from './sands.ts';
import { mole, openSea } from './sea.ts';

type Named = readonly [name: string, place: Place];

/** Places that can be shown often. */
const QUIET: Choices<Named> = [
  ['bay', bay],
  ['flats', flats],
  ['foreshore', foreshore],
  ['headland', headland],
  ['hills', hills],
  ['islands', islands],
  ['mole', mole],
  ['open sea', openSea],
  ['skerry', skerry],
  ['sound', sound],
];

/** Places that readers remember and whose repetition they would notice. */
const MEMORABLE: readonly Named[] = [
  ['arch', arch],
  ['cliffs', cliffs],
  ['dunes', dunes],
  ['way', way],
];

/** The places from which a landscape's place is chosen, memorable ones half as often as others. */
export const PLACES_BY_CHANCE: Choices<Named> = [...QUIET, ...QUIET, ...MEMORABLE];
