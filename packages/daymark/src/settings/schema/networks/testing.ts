import owners from '../../../../../../tests/fixtures/publication/site.config.ts';
import { parseSite } from '../../settings.ts';
import { platformExample } from './example.ts';

/** Parses the default settings with the given networks. */
export const parse = (networks: object[], more: object = {}) =>
  parseSite({ ...structuredClone(owners), networks, ...more });

/** Returns the lines of the error message for invalid settings, without the first line. */
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

/** Returns the setting that fills one slot with creatives of the given sizes. */
export const fills = (slot: string, ...sizes: string[]) => ({ slots: { [slot]: { sizes } } });

/** Settings with a consent platform. */
export const platform = { consent: { platform: platformExample } };
