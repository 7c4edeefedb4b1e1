/**
 * The links that a browser may prerender when a visitor points at them or presses them. They lead
 * to pages of this site. They exclude its files, whose names have an extension, and the pages that
 * networks run in. A browser that saves data or power prerenders nothing.
 * Source: https://wicg.github.io/nav-speculation/speculation-rules.html
 */
const rules = {
  prerender: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: ['/*.*', '/ads/*'] } }],
      },
      eagerness: 'moderate',
    },
  ],
};

export const SPECULATION_RULES = JSON.stringify(rules);
