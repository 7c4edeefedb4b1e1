import { z } from 'zod';
import * as wording from '#words';
import { text, unique, webAddress } from './fields.ts';
import { links } from './navigation.ts';

export const footer = z.strictObject({
  /** The sentence that describes the site. */
  trust: text().default(wording.trust),
  /** The text of the link to the community. */
  invitation: text().default(wording.joinCommunity),
  /** What the partners are: the sentence above the links to them. */
  partnersNote: text().default(wording.partnersNote),
  /** The first list of links. */
  quickLinks: links,
  /** The links to legal pages. */
  legal: links,
});

/** External links in the footer that open in a new tab. */
export const partners = z
  .array(
    z.strictObject({
      /** The name of the partner. */
      name: text('the name of the partner'),
      /** The URL of the partner's site. */
      url: webAddress(),
    }),
    'a list of partners',
  )
  .superRefine(unique('url', 'a URL that no other partner has'));
