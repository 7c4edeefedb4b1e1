import owners from '../../../../../tests/fixtures/publication/site.config.ts';
import { parseSite } from '../../settings/settings.ts';

/** Valid settings without anything to remark on, apart from the house creatives. */
export const published = {
  ...owners,
  identity: { ...owners.identity, url: 'https://stillpoint.org' },
  contact: { email: 'letters@stillpoint.org' },
};

/** Parses these settings with some parts replaced. */
export const siteWith = (change: object) => parseSite({ ...structuredClone(published), ...change });
