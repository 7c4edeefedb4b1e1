import type { SiteInput } from './schema/site-input.ts';

export type { DeskSettings } from './site.ts';

/** Types the owner's settings, so that an editor shows the documentation of every field. */
export const defineSite = (settings: SiteInput): SiteInput => settings;
