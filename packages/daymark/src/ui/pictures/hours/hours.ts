import type { Choices } from '../drawing/random.ts';
import { DAY } from './day.ts';
import { EVENING } from './evening.ts';
import type { Hour } from './hour.ts';
import { MORNING } from './morning.ts';

/** Every hour of the series, from before sunrise to night. */
export const HOURS: Choices<Hour> = [...MORNING, ...DAY, ...EVENING];

/**
 * The hours from which a landscape's hour is chosen. Mornings (the theme of all landscapes) and
 * the clear forenoon are the most frequent, and night is the least frequent.
 */
export const HOURS_BY_CHANCE: Choices<Hour> = [...HOURS, ...HOURS.slice(0, -1), ...MORNING, DAY[0]];
