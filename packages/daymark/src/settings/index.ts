/// <reference path="./virtual.d.ts" />
import parsed from 'virtual:daymark/settings';
import type { TokenValues } from './noun.ts';
import type { Settings } from './site.ts';

/**
 * The settings of the site, parsed. The type is explicit, because the type declarations of the
 * published package contain no virtual modules.
 */
export const settings: Settings = parsed;

/** The values that replace `{product}`, `{Product}` and `{site}` in the texts of this site. */
export const tokenValues: TokenValues = { noun: settings.noun, site: settings.identity.name };
