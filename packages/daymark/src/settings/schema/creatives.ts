import { z } from 'zod';
import { flag, linkTarget, text, whole } from './fields.ts';

/** A house creative: a note from the publisher that fills a slot without a third party. */
export const creative = z.strictObject({
  /** The name by which a slot refers to the creative. Its drawing is drawn from it. */
  id: text('an id').regex(/^[a-z0-9-]+$/, 'an id of lower-case letters, digits and hyphens'),
  /** The title of the creative. */
  title: text('the title of the house creative').max(60, 'a title of at most 60 characters'),
  /** The text of the creative: one or two sentences. */
  message: text('the message of the house creative').max(
    180,
    'a message of at most 180 characters',
  ),
  /** The text of the link. */
  action: text('the text of the link').max(40, 'a link text of at most 40 characters'),
  /** The target of the link. */
  href: linkTarget(),
  /** Whether somebody pays for the creative. A link to another site then has `rel="sponsored"`. */
  paid: flag(),
  /**
   * The creative's part of the slots that name no creative, in relation to the parts of the others:
   * one with 2 fills about twice as many slots as one with 1.
   */
  share: whole(1, 100).default(1),
});

export const creatives = z
  .array(creative, 'a list of house creatives')
  .min(1, 'at least one house creative');
