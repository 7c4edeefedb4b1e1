import { asksItself } from '../../settings/needs-consent.ts';
import type { Site } from '../../settings/schema/site.ts';
import { PRIVACY_TEXT } from '../static-pages/privacy-placeholders.ts';
import type { Problem } from './problem.ts';
import type { Text } from './text.ts';

/** Reports `::networks` or `::consent` if an ad network requires it and privacy.md lacks it. */
export function privacyProblems(
  site: Pick<Site, 'networks' | 'consent'>,
  texts: readonly Pick<Text, 'file' | 'body'>[],
): Problem[] {
  const text = texts.find(({ file }) => file === PRIVACY_TEXT);
  // The privacy page itself reports a missing file.
  if (!text || site.networks.length === 0) return [];
  const needed = { networks: 'the list of networks' };
  const stored = { consent: 'a note on how a choice is stored' };
  return Object.entries(asksItself(site) ? { ...needed, ...stored } : needed)
    .filter(([name]) => !new RegExp(`^(?:- )?::${name}\\s*$`, 'm').test(text.body))
    .map(([name, purpose]) => ({
      file: PRIVACY_TEXT,
      expected: `a line ::${name}, which the page replaces with ${purpose}`,
      found: 'no such line',
    }));
}
