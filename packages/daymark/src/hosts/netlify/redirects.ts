import { isElsewhere } from '../../http/urls.ts';
import type { PublishedSite } from '../published-site.ts';

/**
 * The text of `netlify.toml`: settings that `_headers` and `_redirects` cannot express. By default
 * Netlify would rewrite pages and images, so that the hashes in CSPs and URLs would be wrong.
 */
export const netlifyConfiguration = `# Written by the build.
[build]
  publish = "."

[build.processing]
  skip_processing = true
`;

/**
 * Returns the text of `_redirects`. 301 is the only permanent status that Netlify documents.
 * Aliases are absent: `/about` and `/about/` are the same path for Netlify, so a rule would cause a
 * redirect loop.
 */
export function redirectsFile({ redirects }: PublishedSite): string {
  const lines = Object.entries(redirects).map(([from, to]) => {
    const target = isElsewhere(to) ? `${to} 302` : `${encodeURI(to)} 301`;
    return `${encodeURI(from)} ${target}\n`;
  });
  return `# Written by the build.\n${lines.join('')}`;
}
