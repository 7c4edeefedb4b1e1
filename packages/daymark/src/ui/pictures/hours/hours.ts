import type { Choices } from '../drawing/random.ts';
import { afterRain, clearForenoon, lateGold } from './day.ts';
import { blueHour, duskCoral, night } from './evening.ts';
import type { Hour } from './hour.ts';
import { apricotMorning, firstLight, greenMorning, morningHaze, roseDawn } from './morning.ts';

/** Every hour of the series, from before sunrise to night. */
export const HOURS: Choices<Hour> = [
  firstLight,
  morningHaze,
  roseDawn,
  apricotMorning,
  greenMorning,
  clearForenoon,
  afterRain,
  lateGold,
  duskCoral,
  blueHour,
  night,
];

/**
 * The hours from which a landscape's hour is chosen. Mornings, the theme, are most frequent, and
 * night is least frequent.
 */
export const HOURS_BY_CHANCE: Choices<Hour> = [
  ...HOURS,
  ...HOURS.slice(0, -1),
  ...HOURS.slice(0, HOURS.indexOf(afterRain)),
];
