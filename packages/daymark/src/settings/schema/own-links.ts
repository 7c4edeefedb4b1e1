import type { z } from 'zod';
import type { creatives } from './creatives.ts';
import { isSound } from './fields.ts';
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
  const { issues } = context;
  if (!isSound(issues, 'identity.url')) return;
  const { origin } = new URL(identity.url);
  const check = (message: (url: URL) => string, ...path: [keyof typeof parts, number, string]) => {
    const value = path.reduce<unknown>((part, name) => Object(part)[name], parts);
    const url = isSound(issues, path.join('.')) ? URL.parse(String(value)) : undefined;
    if (url?.origin === origin) context.addIssue({ code: 'custom', path, message: message(url) });
  };
  const own = 'the URL of another site, because this is the address of the site itself';
  const short = ({ pathname }: URL) =>
    `a path without the address of the site, such as "${pathname}"`;
  for (const index of Object.keys(Object(parts.partners)))
    check(() => own, 'partners', Number(index), 'url');
  for (const index of Object.keys(Object(parts.creatives)))
    check(short, 'creatives', Number(index), 'href');
}
