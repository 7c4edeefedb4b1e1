import type { PublishedSite } from '../published-site.ts';

/**
 * Returns the text of `_redirects`: redirects of old URLs, with the only permanent status that
 * Netlify documents. Aliases are not here: Netlify treats `/about` and `/about/` as the same path,
 * so a rule from one to the other would be a redirect loop.
 */
export function redirectsFile({ redirects }: PublishedSite): string {
  const lines = Object.entries(redirects).map(
    ([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301\n`,
  );
  return `# Written by the build.\n${lines.join('')}`;
}
