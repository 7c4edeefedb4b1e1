import { z } from 'zod';
import { summary, text } from '../site/schema/kinds.ts';

const KINDS = ['person', 'organization'] as const;
const ADDRESS = 'an address that begins with "https://" or "mailto:"';

/** The front matter of an author. */
export const authorSchema = z.strictObject({
  name: text('the name of the author'),
  /** What the author is to the site, in a few words. */
  role: text('what the author does, in a few words'),
  summary,
  /** A person, or several who sign together. */
  kind: z.enum(KINDS, { error: `one of ${KINDS.join(', ')}` }).default('person'),
  /** Where the author is to be found elsewhere. */
  links: z
    .array(
      z.strictObject({
        /** The words of the link. */
        name: text('the words of a link'),
        /** Where it leads. */
        url: z.url({ protocol: /^(https|mailto)$/, error: ADDRESS }),
      }),
      { error: 'a list of links' },
    )
    .default([]),
});
