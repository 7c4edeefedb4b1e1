import settings from 'virtual:daymark/settings';
import type { Words } from './noun.ts';
import { readSite } from './settings.ts';

/** The owner's settings, parsed once. */
export const site = await readSite(settings);

/** The values that replace the tokens of a text on this site. */
export const words: Words = { noun: site.noun, site: site.identity.name };
