import { z } from 'zod';
import { cookie, hosts, someAdsTxtRecords } from './parts.ts';
import { filling, fills, mode, told } from './told.ts';

const CLIENT = '"ca-pub-" and 16 digits';
const UNIT = 'the number of the ad unit';
const UNIT_PATH = 'the path of an ad unit, such as "/1234567/home"';

const COOKIES = 'at least one cookie, for Google keeps some: its name, purpose and lifetime';

/** What Google keeps, which it tells in a list of its own; that it keeps nothing is never true. */
const cookies = z.array(cookie, { error: COOKIES }).min(1, { error: COOKIES });

/** Google AdSense, whose rules forbid frames: it runs in the page. */
export const adsenseNetwork = z.strictObject({
  adapter: z.literal('adsense'),
  ...told,
  cookies,
  /** The publisher's id: "ca-pub-" and 16 digits. */
  client: z.string({ error: CLIENT }).regex(/^ca-pub-\d{16}$/, { error: CLIENT }),
  /** Hosts that it needs beyond those that the engine knows of. */
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
    ...told,
    cookies,
    mode,
    /** The hosts of creatives. A frame is open to any unless the owner knows better; the page never is. */
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
