import site from 'virtual:daymark/settings';
import type { Words } from './noun.ts';

/** The settings of the site, parsed. */
export { site };

/** The values that replace `{product}`, `{Product}` and `{site}` in the texts of this site. */
export const words: Words = { noun: site.noun, site: site.identity.name };
