import type { ConsentSettings } from '../consent/answer.ts';
import { consentSettings } from '../consent/settings.ts';
import type { Site } from '../settings/site.ts';
import { type InlineRecipe, inlineRecipes } from './inline/inline-config.ts';

/** The settings that a page passes to its slot and consent scripts. */
export interface BrowserSettings {
  /** The seconds after which a slot that still shows no creative (content of an ad) times out. */
  timeout: number;
  consent: ConsentSettings;
  /** The ids of the topics of the page, if it has any. */
  topics?: readonly string[];
  /** The configurations of the networks whose code runs in this page itself, by network id. */
  inline?: Readonly<Record<string, InlineRecipe>>;
}

/**
 * Returns the settings of a page.
 * @param present the ids of the networks that may fill slots of the page. The result contains
 *   inline configurations of these networks only, to keep the page small.
 * @param topics the ids of the topics of the page
 */
export function browserSettings(
  site: Pick<Site, 'ads' | 'consent' | 'networks' | 'slots'>,
  present: ReadonlySet<string> = new Set(),
  topics: readonly string[] = [],
): BrowserSettings {
  const networks = site.networks.filter(({ id }) => present.has(id));
  const inline = inlineRecipes({ ...site, networks });
  return {
    timeout: site.ads.timeoutSeconds,
    consent: consentSettings(site),
    ...(topics.length > 0 && { topics }),
    ...(Object.keys(inline).length > 0 && { inline }),
  };
}
