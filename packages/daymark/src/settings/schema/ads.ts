import { z } from 'zod';
import { flag, webAddress, whole } from './fields.ts';

const ORIGIN =
  'a URL that begins with "https://" and has no path, such as "https://frames.example.org"';

/** Settings of advertising that apply to every ad network. */
export const ads = z.strictObject({
  /** Seconds after which a slot that no network has filled keeps the note from the publisher. */
  timeoutSeconds: whole(1, 30).default(8),
  /** A second host with the same files, for frames of networks that store data in browsers. */
  frameHost: webAddress(ORIGIN)
    .refine((url) => new URL(url).origin === url && !/[;,]/.test(url), ORIGIN)
    .optional(),
  /** Whether `?ads=debug`, which shows what happens in each slot, also works on the live site. */
  debug: flag(),
});
