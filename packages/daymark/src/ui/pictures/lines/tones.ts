import { type Contour, drawn } from '../drawing/contour.ts';
import type { Choices } from '../drawing/random.ts';

/** Borders between two tones of sky or water: long tongues that interlock. */
export const TONGUES: Choices<Contour> = [
  drawn('0,30 26,78 47,62! 17,36! 55,0 100,8'),
  drawn('0,10 22,0 62,34! 34,58! 72,94 100,60'),
  drawn('0,60 32,94 76,52! 55,30! 82,4 100,24'),
  drawn('0,4 18,22 36,28! 20,44! 60,100 100,40'),
];

/** Far coasts: a strip that thins out towards the right. */
export const COASTS: Choices<Contour> = [
  drawn('0,90 14,100 28,72 42,62 54,76 66,60 80,30 92,18 100,0'),
  drawn('0,60 16,52 32,82 46,100 60,64 76,48 90,30 100,0'),
  drawn('0,70 22,76 40,100! 46,72! 58,60 72,56! 76,34! 90,22 100,0'),
];

/** Downs: long, low backs for the ground at our feet. */
export const DOWNS: Choices<Contour> = [
  drawn('0,100 16,96 34,74 52,46 70,32 86,34 100,42'),
  drawn('0,60 20,84 38,100 56,86 76,50 100,24'),
  drawn('0,34 18,30 40,48 62,82 82,100 100,96'),
];
