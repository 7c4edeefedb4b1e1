import type { Answer } from './answer.ts';

/** The global API function of a consent platform. Source: IAB Europe, TCF, CMP API v2. */
export const PLATFORM_API = '__tcfapi';

/** The events whose data contains an answer. At other events, the platform shows its prompt. */
const ANSWERED: readonly unknown[] = ['tcloaded', 'useractioncomplete'];

/**
 * Reads the answer for a network from a consent platform's data. Visitors must accept storage on
 * the device (purpose 1) and, for a network in the Global Vendor List, the vendor of that number.
 * @param data the platform's TCData, of which any part may be missing
 * @returns the answer; undefined while the data contains none
 */
export function answerFrom(data: unknown, vendorNumber?: number): Answer | undefined {
  const { gdprApplies, eventStatus, purpose, vendor } = Object(data);
  if (gdprApplies === false) return 'granted';
  if (!ANSWERED.includes(eventStatus)) return undefined;
  const isGiven = (consents: unknown, number: number) => Object(consents)[number] === true;
  const isGranted =
    isGiven(purpose?.consents, 1) &&
    (vendorNumber === undefined || isGiven(vendor?.consents, vendorNumber));
  return isGranted ? 'granted' : 'refused';
}
