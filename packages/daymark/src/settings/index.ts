import settings from 'virtual:daymark/settings';
import type { Words } from './noun.ts';
import { readSite } from './settings.ts';

/** The owner's settings, parsed once. */
export const site = await readSite(settings);

/** The values that replace `{product}`, `{Product}` and `{site}` in the texts of this site. */
export const words: Words = { noun: site.noun, site: site.identity.name };
