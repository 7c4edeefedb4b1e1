/// <reference path="./virtual.d.ts" />
import settings from 'virtual:daymark/settings';
import type { Words } from './noun.ts';
import type { Site } from './site.ts';

/**
 * The settings of the site, parsed. The type is named, because the declarations of the packed engine
 * know no virtual modules.
 */
export const site: Site = settings;

/** The values that replace `{product}`, `{Product}` and `{site}` in the texts of this site. */
export const words: Words = { noun: site.noun, site: site.identity.name };
