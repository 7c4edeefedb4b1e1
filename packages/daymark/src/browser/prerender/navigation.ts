import { ROOT } from '#addresses';
/**
 * The speculation rules of a page. A browser may prerender a page of this site when a visitor
 * points at a link to it or presses the link. The rules exclude files, whose names have an
 * extension, and the pages inside the frames of ad networks.
 * A browser that saves data or power prerenders nothing.
 * Source: https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: `${ROOT}/*` },
          { not: { href_matches: [`${ROOT}/*.*`, `${ROOT}/ads/*`] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
