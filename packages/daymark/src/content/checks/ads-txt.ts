import type { Redirects } from '../../http/redirects.ts';
import { ADS_TXT } from '../../http/urls.ts';
import type { Site } from '../../settings/site.ts';
import type { SettingsSource } from '../../settings/source.ts';
import type { Problem } from './problem.ts';
import type { SitePages } from './site-pages.ts';

/** Returns the redirect of `/ads.txt` to a file of somebody else, if the settings name one. */
export const adsTxtRedirect = ({ ads: { adsTxt } }: Pick<Site, 'ads'>): Redirects =>
  adsTxt ? { [ADS_TXT]: adsTxt.redirect } : {};

/**
 * Reports a redirect of `/ads.txt` beside a file in `public/`: some hosts would send the file, and
 * others the redirect.
 */
export function adsTxtProblems(
  { ads: { adsTxt } }: Pick<Site, 'ads'>,
  { file, lineOf }: SettingsSource,
  { fixed }: Pick<SitePages, 'fixed'>,
): Problem[] {
  if (!adsTxt || !fixed.has(ADS_TXT)) return [];
  const field = 'ads.adsTxt.redirect';
  const expected = 'no redirect beside the file public/ads.txt, or no such file';
  return [{ file, line: lineOf(field), field, expected, found: `"${adsTxt.redirect}"` }];
}
