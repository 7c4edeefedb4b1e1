import type { SiteInput } from './schema/site-input.ts';
import type { Settings } from './site.ts';

/** The settings of a desk that is on a host of its own: where it reads and writes the texts. */
export type DeskSettings = NonNullable<Settings['desk']>;

/** Types the owner's settings, so that an editor shows the documentation of every field. */
export const defineSite = (settings: SiteInput): SiteInput => settings;
