import { z } from 'zod';
import * as wording from '#words';
import { text, unique, webAddress } from './fields.ts';
import { links } from './navigation.ts';

export const footer = z
  .strictObject({
    trust: text().default(wording.trust).meta({
      label: 'Description',
      explanation: 'The sentence that describes the site.',
    }),
    invitation: text().default(wording.joinCommunity).meta({
      label: 'Invitation',
      explanation: 'The text of the link to the community.',
    }),
    partnersNote: text().default(wording.partnersNote).meta({
      label: 'Note on partners',
      explanation: 'What the partners are: the sentence above the links to them.',
    }),
    quickLinks: links.meta({
      label: 'Quick links',
      explanation: 'The first list of links to pages of the site.',
    }),
    legal: links.meta({ label: 'Legal', explanation: 'The links to legal pages.' }),
  })
  .meta({
    label: 'Footer',
    explanation: 'The end of every page.',
    group: 'Pages',
  });

export const partners = z
  .array(
    z.strictObject({
      name: text('the name of the partner').meta({
        label: 'Name',
        explanation: 'The name of the partner.',
        example: 'Open Library',
      }),
      url: webAddress().meta({
        label: 'Address',
        explanation: "The address of the partner's site.",
        example: 'https://openlibrary.org/',
      }),
    }),
    'a list of partners',
  )
  .superRefine(...unique('url', 'a URL that no other partner has'))
  .meta({
    label: 'Partners',
    explanation:
      'Links to other sites in the footer, which open in a new tab. An empty list, `[]`, if there are none.',
    group: 'Pages',
  });
