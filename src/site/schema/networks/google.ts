import { z } from 'zod';
import { hosts, someAdsTxtRecords } from './parts.ts';
import { filling, fills, mode, told } from './told.ts';

const CLIENT = '"ca-pub-" and 16 digits';
const UNIT = 'the number of the ad unit';
const UNIT_PATH = 'the path of an ad unit, such as "/1234567/home"';

/** Google AdSense, whose rules forbid frames: it runs in the page. */
export const adsenseNetwork = z.strictObject({
  adapter: z.literal('adsense'),
  ...told,
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
export const gptNetwork = z.strictObject({
  adapter: z.literal('gpt'),
  ...told,
  mode,
  /** The hosts of creatives; Ad Manager serves them from anywhere unless the owner knows better. */
  hosts: hosts.default(['https:']),
  adsTxt: someAdsTxtRecords,
  slots: fills(
    filling.extend({
      /** The path of the ad unit. */
      unit: z
        .string({ error: UNIT_PATH })
        .regex(/^\/\d+(?:,\d+)?(?:\/[\w.*\\!:()-]+)+$/, { error: UNIT_PATH }),
    }),
  ),
});
