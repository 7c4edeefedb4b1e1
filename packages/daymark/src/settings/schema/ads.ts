import { z } from 'zod';
import { flag, matching, UNLESS_REPORTED, webAddress, whole } from './fields.ts';

const ORIGIN =
  'a URL that begins with "https://" and has no path, such as "https://frames.example.org"';

/** The characters that no configuration of a host reads as anything else than a part of the URL. */
const FILE = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+\/[\w.~/@=&%,-]*(?:\?[\w.~/@=&%,-]*)?$/;

/** Settings of advertising that apply to every ad network. */
export const ads = z
  .strictObject({
    timeoutSeconds: whole(1, 30).default(8).meta({
      label: 'Waiting time',
      explanation:
        'Seconds after which a slot that no network has filled keeps your house creative.',
    }),
    frameHost: webAddress(ORIGIN)
      .refine((url) => new URL(url).origin === url && !/[;,]/.test(url), {
        error: ORIGIN,
        ...UNLESS_REPORTED,
      })
      .optional()
      .meta({
        label: 'Second host',
        explanation:
          'A second address that serves the same files, for networks that store data in browsers.',
        example: 'https://frames.example.org',
      }),
    adsTxt: z
      .strictObject({
        redirect: matching(
          FILE,
          'the URL of a file that begins with "https://", such as "https://manager.example/example.org/ads.txt", of letters, digits and the characters . _ ~ / @ = & % , -',
        ).meta({
          label: 'Address',
          explanation: 'The address of this file, to which `/ads.txt` of your site redirects.',
          example: 'https://manager.example/example.org/ads.txt',
        }),
      })
      .optional()
      .meta({
        label: 'Foreign ads.txt',
        explanation:
          'An `ads.txt` that somebody else maintains, such as the manager of your ad space.',
      }),
    debug: flag().meta({
      label: 'Debugging on the live site',
      explanation:
        'Whether `?ads=debug` at the end of an address, which shows what happens in each slot, also works on the published site.',
    }),
  })
  .meta({
    label: 'Advertising',
    explanation: 'Settings that apply to every ad network.',
    group: 'Advertising',
  });
