import type { SiteInput } from './schema/site-input.ts';
import type { Settings } from './site.ts';

/** Where the desk reads and writes the texts of a site, if it is on a host of its own. */
export type DeskSettings = NonNullable<Settings['desk']>;

/** Types the owner's settings, so that an editor shows the documentation of every field. */
export const defineSite = (settings: SiteInput): SiteInput => settings;
