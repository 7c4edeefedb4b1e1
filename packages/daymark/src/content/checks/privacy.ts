import { asksItself } from '../../settings/needs-consent.ts';
import type { Site } from '../../settings/schema/site.ts';
import { PRIVACY_TEXT } from '../static-pages/privacy-placeholders.ts';
import type { Problem } from './problem.ts';
import type { Text } from './text.ts';

/** Reports placeholders that are missing on the privacy page although a network requires them. */
export function privacyProblems(
  site: Pick<Site, 'networks' | 'consent'>,
  texts: readonly Pick<Text, 'file' | 'body'>[],
): Problem[] {
  const text = texts.find(({ file }) => file === PRIVACY_TEXT);
  // The privacy page itself reports a missing file.
  if (!text || site.networks.length === 0) return [];
  const needed = { networks: 'the page lists the networks of the settings' };
  const stored = { consent: 'the page says how an answer about the networks is stored' };
  return Object.entries(asksItself(site) ? { ...needed, ...stored } : needed)
    .filter(([name]) => !new RegExp(`^(?:- )?::${name}\\s*$`, 'm').test(text.body))
    .map(([name, purpose]) => ({
      file: PRIVACY_TEXT,
      expected: `::${name} on a separate line, where ${purpose}`,
      found: 'none',
    }));
}
