import type { z } from 'zod';
import type { creatives } from './creatives.ts';
import type { partners } from './footer.ts';
import type { identity } from './identity.ts';

interface Parts {
  identity: Pick<z.output<typeof identity>, 'url'>;
  partners: z.output<typeof partners>;
  creatives: z.output<typeof creatives>;
}

/**
 * Checks that partners are other sites, and that house creatives link to pages of this site by
 * their paths, which the checks of links understand.
 */
export function checkOwnLinks({ identity, ...parts }: Parts, context: z.RefinementCtx): void {
  const { origin } = new URL(identity.url);
  const report = (message: string, ...path: PropertyKey[]) =>
    context.addIssue({ code: 'custom', path, message });
  for (const [index, { url }] of parts.partners.entries())
    if (URL.parse(url)?.origin === origin)
      report(
        'the URL of another site, because this is the address of the site itself',
        'partners',
        index,
        'url',
      );
  for (const [index, { href }] of parts.creatives.entries()) {
    const url = URL.parse(href);
    if (url?.origin === origin)
      report(
        `a path without the address of the site, such as "${url.pathname}"`,
        'creatives',
        index,
        'href',
      );
  }
}
