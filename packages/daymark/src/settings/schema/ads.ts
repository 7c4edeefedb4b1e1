import { z } from 'zod';
import { flag, matching, webAddress, whole } from './fields.ts';

const ORIGIN =
  'a URL that begins with "https://" and has no path, such as "https://frames.example.org"';

/** The characters that no configuration of a host reads as anything else than a part of the URL. */
const FILE = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+\/[\w.~/@=&%,-]*(?:\?[\w.~/@=&%,-]*)?$/;

/** Settings of advertising that apply to every ad network. */
export const ads = z.strictObject({
  /** Seconds after which a slot that no network has filled keeps the note from the publisher. */
  timeoutSeconds: whole(1, 30).default(8),
  /** A second host with the same files, for frames of networks that store data in browsers. */
  frameHost: webAddress(ORIGIN)
    .refine((url) => new URL(url).origin === url && !/[;,]/.test(url), ORIGIN)
    .optional(),
  /** An ads.txt that somebody else maintains, such as the manager of your ad space. */
  adsTxt: z
    .strictObject({
      /** The URL of this file, to which `/ads.txt` redirects. */
      redirect: matching(
        FILE,
        'the URL of a file that begins with "https://", such as "https://manager.example/example.org/ads.txt", of letters, digits and the characters . _ ~ / @ = & % , -',
      ),
    })
    .optional(),
  /** Whether `?ads=debug`, which shows what happens in each slot, also works on the live site. */
  debug: flag(),
});
