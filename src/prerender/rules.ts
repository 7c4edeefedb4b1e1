/**
 * Which links a browser may render ahead when a visitor points at them or presses them: those to
 * pages of this site, not to its files, whose names have an extension, nor to pages that networks
 * run in. A browser that saves data or power does nothing.
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
