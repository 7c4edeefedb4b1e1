import { z } from 'zod';
import { commonFields, filling, fills, mode } from './common-fields.ts';
import { cookie, hosts, someAdsTxtRecords } from './parts.ts';

const CLIENT = '"ca-pub-" and 16 digits';
const UNIT = 'the number of the ad unit';
const UNIT_PATH = 'the path of an ad unit, such as "/1234567/home"';

const COOKIES =
  'at least one cookie with its name, purpose and lifetime, because Google sets cookies';

/** The cookies that Google stores and publishes a list of. The list is never empty. */
const cookies = z.array(cookie, { error: COOKIES }).min(1, { error: COOKIES });

/** Google AdSense. It runs in the page, because its rules forbid frames. */
export const adsenseNetwork = z.strictObject({
  adapter: z.literal('adsense'),
  ...commonFields,
  cookies,
  /** The publisher's id: "ca-pub-" and 16 digits. */
  client: z.string({ error: CLIENT }).regex(/^ca-pub-\d{16}$/, { error: CLIENT }),
  /** The hosts that AdSense needs, apart from those that the engine adds. */
  hosts: hosts.default([]),
  slots: fills(
    filling.extend({
      /** The number of the ad unit. */
      unit: z.string({ error: UNIT }).regex(/^\d{6,}$/, { error: UNIT }),
    }),
  ),
});

/** Google Publisher Tag (Ad Manager). */
export const gptNetwork = z
  .strictObject({
    adapter: z.literal('gpt'),
    ...commonFields,
    cookies,
    mode,
    /** The hosts of creatives. By default, any host in a frame, and no host in the page. */
    hosts: hosts.optional(),
    adsTxt: someAdsTxtRecords,
    slots: fills(
      filling.extend({
        /** The path of the ad unit. */
        unit: z
          .string({ error: UNIT_PATH })
          .regex(/^\/\d+(?:,\d+)?(?:\/[\w.*\\!:()-]+)+$/, { error: UNIT_PATH }),
      }),
    ),
  })
  .transform(({ hosts, ...network }) => ({
    ...network,
    hosts: hosts ?? (network.mode === 'inline' ? [] : ['https:']),
  }));
