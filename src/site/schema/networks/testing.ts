import owners from '../../../../site.config.ts';
import { parseSite } from '../../settings.ts';
import { platformExample } from './example.ts';

/** The settings as supplied, with networks. */
export const parse = (networks: object[], more: object = {}) =>
  parseSite({ ...structuredClone(owners), networks, ...more });

/** What the report of wrong settings says, without its first line. */
export function reportOn(networks: object[], more: object = {}): string[] {
  try {
    parse(networks, more);
  } catch (error) {
    if (error instanceof Error)
      return error.message
        .split('\n')
        .slice(1)
        .map((line) => line.trim());
  }
  return [];
}

/** The setting that puts creatives of sizes into one slot. */
export const fills = (slot: string, ...sizes: string[]) => ({ slots: { [slot]: { sizes } } });

/** The settings with a consent platform. */
export const platform = { consent: { platform: platformExample } };
