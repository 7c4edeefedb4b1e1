import { site } from './index.ts';
import type { Words } from './noun.ts';

/** The values that replace the tokens of a text on this site. */
export const words: Words = { noun: site.noun, site: site.identity.name };
