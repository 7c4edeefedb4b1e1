import type { PublishedSite } from '../published-site.ts';

/**
 * The text of `_redirects`: where old addresses lead, by the one permanent status that Netlify
 * documents. Other spellings of an address are not here: Netlify takes `/about` and `/about/` for
 * one, so that a rule from the one to the other would lead in a circle.
 */
export function redirectsFile({ redirects }: PublishedSite): string {
  const lines = Object.entries(redirects).map(
    ([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301\n`,
  );
  return `# Written by the build.\n${lines.join('')}`;
}
