import { consentSettings } from '../consent/settings.ts';
import type { Site } from '../settings/schema/site.ts';
import { inlineRecipes } from './inline/inline-config.ts';
import type { BrowserSettings } from './loader/settings.ts';

/**
 * Returns the settings that a page passes to its slot and consent scripts.
 * @param present the ids of the networks that may fill slots of the page. Settings contain the
 *   inline configuration of these networks only, to keep the page small.
 */
export function browserSettings(
  site: Pick<Site, 'ads' | 'consent' | 'networks' | 'slots'>,
  present: ReadonlySet<string> = new Set(),
): BrowserSettings {
  const networks = site.networks.filter(({ id }) => present.has(id));
  const inline = inlineRecipes({ ...site, networks });
  const recipes = Object.keys(inline).length > 0 ? { inline } : {};
  return { timeout: site.ads.patienceSeconds, consent: consentSettings(site), ...recipes };
}
