import { consentSettings } from '../consent/settings.ts';
import type { Site } from '../site/schema/site.ts';
import { inlineRecipes } from './inline/recipe.ts';
import type { BrowserSettings } from './loader/settings.ts';

/** What every page with slots that networks fill tells its script of them. */
export function browserSettings(
  site: Pick<Site, 'ads' | 'consent' | 'networks' | 'slots'>,
): BrowserSettings {
  const { patienceSeconds: patience, debug } = site.ads;
  const inline = inlineRecipes(site);
  const recipes = Object.keys(inline).length > 0 ? { inline } : {};
  return { patience, debug, consent: consentSettings(site), ...recipes };
}
