import { elements } from '../../basics/markup.ts';
import { asksItself } from '../../settings/network.ts';
import type { Site } from '../../settings/site.ts';
import { PLACE_ATTRIBUTE, PRIVACY_TEXT } from '../static-pages/placeholders.ts';
import type { Body } from './body.ts';
import type { Problem } from './problem.ts';
import type { Text } from './text.ts';

/**
 * Reports a missing privacy.md, and `::networks` or `::consent` if an ad network requires the
 * directive and the HTML of privacy.md lacks its place. In comments and code, a directive is text.
 */
export async function privacyProblems(
  site: Pick<Site, 'networks' | 'consent'>,
  texts: readonly (Pick<Text, 'file'> & Pick<Body, 'html' | 'bodyProblems'>)[],
): Promise<Problem[]> {
  const text = texts.find(({ file }) => file === PRIVACY_TEXT);
  if (site.networks.length === 0) return [];
  if (!text) {
    const expected = 'the text of the privacy page, which a site with ad networks needs';
    return [{ file: PRIVACY_TEXT, expected, found: 'no file' }];
  }
  if (text.bodyProblems.length > 0) return [];
  const places = new Set<string | undefined>();
  for (const { attributes } of elements(await text.html()))
    places.add(attributes.get(PLACE_ATTRIBUTE));
  const needed = { networks: 'the list of networks' };
  const stored = { consent: 'a note on how a choice is stored' };
  return Object.entries(asksItself(site) ? { ...needed, ...stored } : needed)
    .filter(([name]) => !places.has(name))
    .map(([name, purpose]) => ({
      file: PRIVACY_TEXT,
      expected: `a line ::${name} outside comments and code, which the page replaces with ${purpose}`,
      found: 'no such line',
    }));
}
