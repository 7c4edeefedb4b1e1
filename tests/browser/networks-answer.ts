import { consentSettings } from '../../packages/daymark/src/consent/settings.ts';
import { parseSettings } from '../../packages/daymark/src/settings/settings.ts';
import settings from '../fixtures/networks/site.config.ts';

const consent = consentSettings(parseSettings(settings, 'tests/fixtures/networks/site.config.ts'));

/**
 * Returns an answer to the consent prompt in its stored form. By default, the answer accepts all ad
 * networks.
 */
export const answerOf = (granted: readonly string[] = Object.keys(consent.networks)) =>
  JSON.stringify({
    version: consent.version,
    day: new Date().toISOString().slice(0, 10),
    granted,
  });
