import type { Faults } from '../faults/fault.ts';
import { focus } from './focus.ts';
import { leaving } from './leaving.ts';
import { scroll } from './scroll.ts';
import { watch } from './watch.ts';

/** Every attack of the fake ad network, by the name with which a test selects the attack. */
export const attacks: Faults = { ...focus, ...scroll, ...watch, ...leaving };
