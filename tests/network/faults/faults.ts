import { answers } from './answers.ts';
import { creatives } from './creatives.ts';
import type { Faults } from './fault.ts';
import { scripts } from './scripts.ts';
import { trespasses } from './trespasses.ts';

/** Every fault that the network can play, by the name with which a test selects it. */
export const faults: Faults = { ...answers, ...scripts, ...creatives, ...trespasses };
