import { z } from 'zod';
import { flag, webAddress, whole } from './kinds.ts';

const ORIGIN =
  'an address that begins with "https://" and has no path, such as "https://frames.example.org"';

/** How advertising behaves, whichever network fills the slots. */
export const ads = z.strictObject({
  /** Seconds that a network has to fill a slot before the house creative stays. */
  patienceSeconds: whole(1, 30).default(8),
  /** A second host of the owner's that serves the same files, for networks that need storage. */
  frameHost: webAddress(ORIGIN)
    .refine((url) => new URL(url).origin === url && !/[;,]/.test(url), { error: ORIGIN })
    .optional(),
  /** Whether `?ads=debug` shows what happens in each slot on the live site too. */
  debug: flag(),
});
