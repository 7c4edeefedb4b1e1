import { consentSettings } from '../consent/settings.ts';
import type { Site } from '../site/schema/site.ts';
import { inlineRecipes } from './inline/recipe.ts';
import type { BrowserSettings } from './loader/settings.ts';

/**
 * What a page tells its scripts of slots and of consent.
 * @param present the networks that may fill slots of the page, by their ids: it knows how these are
 *   called, and is not made heavier by others
 */
export function browserSettings(
  site: Pick<Site, 'ads' | 'consent' | 'networks' | 'slots'>,
  present: ReadonlySet<string> = new Set(),
): BrowserSettings {
  const networks = site.networks.filter(({ id }) => present.has(id));
  const inline = inlineRecipes({ ...site, networks });
  const recipes = Object.keys(inline).length > 0 ? { inline } : {};
  return { patience: site.ads.patienceSeconds, consent: consentSettings(site), ...recipes };
}
