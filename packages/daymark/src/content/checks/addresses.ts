import { LOCAL } from '../launch/placeholder.ts';
import type { Reference } from './links.ts';
import type { Problem } from './problem.ts';

/**
 * Reports a reference whose address is wrong, whatever pages exist.
 * @param url the absolute URL of the reference; null if it is invalid
 * @param site the URL of the site
 */
export function addressProblem(
  { file, line, field, href }: Reference,
  url: URL | null,
  site: URL,
): Problem | undefined {
  const problem = (expected: string) => ({ file, line, field, expected, found: href });
  if (href.trim() === '') return { ...problem('the address of the link'), found: 'no address' };
  if (!url) return problem('a valid URL, such as https://example.org/page');
  if (/^(?:javascript|vbscript|data|file):$/.test(url.protocol))
    return problem('a link to a page, a file in public/ or another site');
  if (LOCAL.test(url.hostname) && url.hostname !== site.hostname)
    return { ...problem('an address that visitors can reach'), severity: 'warning' };
  const isOwn = url.host === site.host || url.host === `www.${site.host}`;
  if (url.protocol.startsWith('http') && isOwn && url.origin !== site.origin)
    return problem(`${url.pathname}${url.search}${url.hash}, a path on this site`);
  return undefined;
}
