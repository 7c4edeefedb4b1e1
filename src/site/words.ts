import { site } from './index.ts';
import type { Words } from './noun.ts';

/** What the tokens of a text stand for on this site. */
export const words: Words = { noun: site.noun, site: site.identity.name };
