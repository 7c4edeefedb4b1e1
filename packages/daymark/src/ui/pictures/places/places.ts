import type { Choices } from '../drawing/random.ts';
import { arch } from './arch.ts';
import { bay } from './bay.ts';
import { cliffs } from './cliffs.ts';
import { dunes } from './dunes.ts';
import { flats } from './flats.ts';
import { foreshore } from './foreshore.ts';
import { headland } from './headland.ts';
import { hills } from './hills.ts';
import { islands } from './islands.ts';
import { mole } from './mole.ts';
import { openSea } from './openSea.ts';
import type { Place } from './place.ts';
import { skerry } from './skerry.ts';
import { sound } from './sound.ts';
import { way } from './way.ts';

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
