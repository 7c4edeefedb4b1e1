import { z } from 'zod';
import { webAddress } from '../schema/fields.ts';
import { key } from '../schema/service-fields.ts';
import { defineService } from '../service.ts';

/** Returns the schema of the code that a search engine or network gives the owner as proof. */
const token = (engine: string, name: string) =>
  key(`the code that ${engine} gives you, without the tag around it`)
    .optional()
    .meta({
      label: engine,
      explanation: `The \`content\` of the tag \`${name}\` that ${engine} gives you.`,
      example: '0123456789abcdef',
    });

/** The names of the tags by which search engines recognise the owner of a site. */
const TAGS = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  yandex: 'yandex-verification',
  pinterest: 'p:domain_verify',
} as const;

/** Proofs for search engines and social networks, which neither load nor send anything. */
export const verification = defineService({
  schema: z
    .strictObject({
      name: z.literal('verification').default('verification').meta({
        label: 'Name',
        explanation: 'Visitors do not see it.',
      }),
      google: token('Google', TAGS.google),
      bing: token('Bing', TAGS.bing),
      yandex: token('Yandex', TAGS.yandex),
      pinterest: token('Pinterest', TAGS.pinterest),
      me: z
        .array(webAddress(), 'a list of addresses')
        .default([])
        .meta({
          label: 'Profiles',
          explanation:
            'Your profiles elsewhere, such as on Mastodon, which then show that this site is yours (`rel="me"`).',
          example: ['https://social.example/@stillpoint'],
        }),
    })
    .meta({
      label: 'Proofs of ownership',
      explanation:
        'Codes in the head of the home page by which search engines and social networks recognise the site as yours.',
    }),
  proofs: ({ me, ...codes }) => ({
    meta: Object.entries(TAGS).flatMap(([engine, name]) => {
      const code = codes[engine as keyof typeof TAGS];
      return code ? [[name, code] as const] : [];
    }),
    me,
  }),
});
