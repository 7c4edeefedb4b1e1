import type { ConsentSettings } from '../consent/answer.ts';
import { consentSettings } from '../consent/settings.ts';
import type { Site } from '../settings/schema/site.ts';
import { type InlineRecipe, inlineRecipes } from './inline/inline-config.ts';

/** The settings that a page passes to its slot and consent scripts. */
export interface BrowserSettings {
  /** The seconds after which a slot without a creative times out. */
  timeout: number;
  consent: ConsentSettings;
  /** The configurations of the inline networks of this page, by the id of the network. */
  inline?: Readonly<Record<string, InlineRecipe>>;
}

/**
 * Returns the settings of a page.
 * @param present the ids of the networks that may fill slots of the page. Settings contain the
 *   inline configuration of these networks only, to keep the page small.
 */
export function browserSettings(
  site: Pick<Site, 'ads' | 'consent' | 'networks' | 'slots'>,
  present: ReadonlySet<string> = new Set(),
): BrowserSettings {
  const networks = site.networks.filter(({ id }) => present.has(id));
  const inline = inlineRecipes({ ...site, networks });
  return {
    timeout: site.ads.timeoutSeconds,
    consent: consentSettings(site),
    ...(Object.keys(inline).length > 0 && { inline }),
  };
}
