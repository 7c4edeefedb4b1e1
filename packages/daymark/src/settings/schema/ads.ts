import { z } from 'zod';
import { flag, webAddress, whole } from './fields.ts';

const ORIGIN =
  'a URL that begins with "https://" and has no path, such as "https://frames.example.org"';

/** Settings of advertising that apply to every network. */
export const ads = z.strictObject({
  /** Timeout in seconds: a slot that no network has filled by then keeps its house creative. */
  timeoutSeconds: whole(1, 30).default(8),
  /** A second host that serves the same files, for networks that need storage. */
  frameHost: webAddress(ORIGIN)
    .refine((url) => new URL(url).origin === url && !/[;,]/.test(url), ORIGIN)
    .optional(),
  /** Whether `?ads=debug` also works on the live site. It shows what happens in each slot. */
  debug: flag(),
});
