import { z } from 'zod';
import { summary, text } from '../../settings/schema/fields.ts';

const KINDS = ['person', 'organization'] as const;
const ADDRESS = 'a URL that begins with "https://" or "mailto:"';

/** The front matter of an author. */
export const authorSchema = z
  .strictObject({
    name: text('the name of the author').meta({
      label: 'Name',
      explanation: 'The name of the author.',
      example: 'Anna Müller',
    }),
    role: text('the role of the author, in a few words').meta({
      label: 'Role',
      explanation: 'The role of the author on the site, in a few words.',
      example: 'Writes about habits',
    }),
    summary: summary.meta({
      explanation: 'One or two sentences about the author.',
      example:
        'Anna Müller writes about habits, and has kept a notebook of her own for twenty years.',
    }),
    kind: z
      .enum(KINDS, `one of ${KINDS.join(', ')}`)
      .default('person')
      .meta({
        label: 'Kind',
        explanation: 'A person, or an `organization` for several people who sign together.',
      }),
    links: z
      .array(
        z.strictObject({
          name: text('the text of a link').meta({
            label: 'Text',
            explanation: 'The text of the link.',
            example: 'Mastodon',
          }),
          url: z.url({ protocol: /^(https|mailto)$/, error: ADDRESS }).meta({
            label: 'Address',
            explanation:
              'An address that begins with `https://`, or `mailto:` and an e-mail address.',
            example: 'https://social.example/@anna',
          }),
        }),
        'a list of links',
      )
      .default([])
      .meta({ label: 'Links', explanation: 'Links to the author on other sites.' }),
  })
  .meta({
    label: 'Authors',
    explanation:
      'Each file in `content/authors/` is an author, whose biography is the text of the file.',
  });

/** The author of an article, as shown in the byline. */
export interface Author extends Pick<z.output<typeof authorSchema>, 'name' | 'kind'> {
  /** The path of the page about the author. */
  path: string;
}

/** An author who has a page on the site. */
export type AuthorProfile = Author & z.output<typeof authorSchema> & { slug: string };
