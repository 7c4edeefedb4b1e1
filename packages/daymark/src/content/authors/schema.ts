import { z } from 'zod';
import { summary, text } from '../../settings/schema/fields.ts';

const KINDS = ['person', 'organization'] as const;
const ADDRESS = 'a URL that begins with "https://" or "mailto:"';

/** The front matter of an author. */
export const authorSchema = z.strictObject({
  name: text('the name of the author'),
  /** The role of the author on the site, in a few words. */
  role: text('the role of the author, in a few words'),
  summary,
  /** `organization` for several people who sign together. */
  kind: z.enum(KINDS, `one of ${KINDS.join(', ')}`).default('person'),
  /** Links to the author on other sites. */
  links: z
    .array(
      z.strictObject({
        /** The text of the link. */
        name: text('the text of a link'),
        /** The target of the link. */
        url: z.url({ protocol: /^(https|mailto)$/, error: ADDRESS }),
      }),
      'a list of links',
    )
    .default([]),
});

/** The author of an article, as shown in the byline. */
export interface Author extends Pick<z.output<typeof authorSchema>, 'name' | 'kind'> {
  /** The path of the page about the author. */
  path: string;
}

/** An author who has a page on the site. */
export type AuthorProfile = Author & z.output<typeof authorSchema> & { slug: string };
