import { ROOT } from '#addresses';
import type { Settings } from '../../settings/site.ts';

/**
 * The speculation rules of a page. A browser may prerender a page of this site when a visitor
 * points at a link to it or presses the link. The rules exclude files, whose names have an
 * extension, the pages inside the frames of ad networks, and affiliate links through this site, which
 * would count as clicks.
 * A browser that saves data or power prerenders nothing.
 * Source: https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export const speculationRules = ({ affiliates }: Pick<Settings, 'affiliates'>) => {
  const paths = affiliates.filter((address) => address.startsWith('/'));
  const excluded = ['/*.*', '/ads/*', ...paths.map((path) => `${path}*`)];
  return JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: `${ROOT}/*` },
            { not: { href_matches: excluded.map((path) => ROOT + path) } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
};
