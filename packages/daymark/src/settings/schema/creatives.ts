import { z } from 'zod';
import { linkTarget, text } from './kinds.ts';

/** A house creative: a note from the publisher that fills a slot without a third party. */
export const creative = z.strictObject({
  /** The name by which a slot refers to the creative. */
  id: text('a short name').regex(/^[a-z0-9-]+$/, {
    error: 'a short name in lower-case letters, digits and hyphens',
  }),
  /** The heading of the note. */
  title: text('the heading of the note').max(60, { error: 'a heading of at most 60 letters' }),
  /** One or two sentences. */
  message: text('the words of the note').max(180, { error: 'words of at most 180 letters' }),
  /** The text of the link. */
  action: text('the words of the link').max(40, { error: 'words of at most 40 letters' }),
  /** The target of the link. */
  href: linkTarget(),
});

export const creatives = z
  .array(creative, { error: 'a list of house creatives' })
  .min(1, { error: 'at least one house creative' });
