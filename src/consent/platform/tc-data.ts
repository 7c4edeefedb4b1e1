import type { Answer } from '../answer.ts';

/** The interface of a consent platform. Source: IAB Europe, TCF, CMP API v2. */
export const PLATFORM_API = '__tcfapi';

/** When what the platform tells is an answer; else it is still asking, or asking again. */
const ANSWERED: readonly unknown[] = ['tcloaded', 'useractioncomplete'];

/**
 * What a visitor has said of a network, from what a consent platform tells: consent to store and
 * read on the device (purpose 1) and, where the network has a number in the Global Vendor List, to it.
 * @param data what the platform passes on, of which anything may be missing
 * @returns nothing while there is no answer
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
