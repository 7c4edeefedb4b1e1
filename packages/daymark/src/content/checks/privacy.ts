import { asksItself } from '../../settings/needs-consent.ts';
import type { Site } from '../../settings/schema/site.ts';
import { PRIVACY_TEXT } from '../static-pages/privacy-placeholders.ts';
import type { Problem } from './problem.ts';
import type { Text } from './text.ts';

/** Reports a missing privacy.md, `::networks` or `::consent` if an ad network requires it and privacy.md lacks it. */
export function privacyProblems(
  site: Pick<Site, 'networks' | 'consent'>,
  texts: readonly Pick<Text, 'file' | 'body'>[],
): Problem[] {
  const text = texts.find(({ file }) => file === PRIVACY_TEXT);
  if (site.networks.length === 0) return [];
  if (!text) {
    const expected = 'the text of the privacy page, which a site with ad networks needs';
    return [{ file: PRIVACY_TEXT, expected, found: 'no file' }];
  }
  const needed = { networks: 'the list of networks' };
  const stored = { consent: 'a note on how a choice is stored' };
  return Object.entries(asksItself(site) ? { ...needed, ...stored } : needed)
    .filter(([name]) => !new RegExp(`^(?:- )?::${name}\\s*$`, 'm').test(text.body ?? ''))
    .map(([name, purpose]) => ({
      file: PRIVACY_TEXT,
      expected: `a line ::${name}, which the page replaces with ${purpose}`,
      found: 'no such line',
    }));
}
