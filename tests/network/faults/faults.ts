import { creatives } from './creatives.ts';
import type { Faults } from './fault.ts';
import { maliciousCreatives } from './malicious-creatives.ts';
import { faultyResponses } from './responses.ts';
import { scripts } from './scripts.ts';

/** Every fault of the fake ad network, by the name with which a test selects the fault. */
export const faults: Faults = {
  ...faultyResponses,
  ...scripts,
  ...creatives,
  ...maliciousCreatives,
};
