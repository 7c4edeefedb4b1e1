import type { SiteInput } from './schema/site.ts';

/** Gives the owner's settings their type, so that an editor explains every field. */
export function defineSite(settings: SiteInput): SiteInput {
  return settings;
}
