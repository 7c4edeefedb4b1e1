import { z } from 'zod';
import { flag, linkTarget, text, whole } from './fields.ts';

/** A house creative: a note from the publisher that fills a slot without a third party. */
export const creative = z.strictObject({
  id: text('an id')
    .regex(/^[a-z0-9-]+$/, 'an id of lower-case letters, digits and hyphens')
    .meta({
      label: 'Id',
      explanation:
        'A short name in lower-case letters, digits and hyphens. A slot refers to the creative by this name, and the drawing of the creative depends on it.',
      example: 'write-to-us',
    }),
  title: text('the title of the house creative').max(60, 'a title of at most 60 characters').meta({
    label: 'Title',
    explanation: 'The title of the house creative.',
    example: 'Write to us',
  }),
  message: text('the message of the house creative')
    .max(180, 'a message of at most 180 characters')
    .meta({
      label: 'Text',
      explanation: 'One or two sentences.',
      example: 'Tell us what a quiet hour changed. We read every letter.',
    }),
  action: text('the text of the link').max(40, 'a link text of at most 40 characters').meta({
    label: 'Text of the link',
    explanation: 'What a visitor presses.',
    example: 'Write a letter',
  }),
  href: linkTarget().meta({
    label: 'Target of the link',
    explanation: 'A page of the site, as a path, or the address of another site.',
    example: '/contact',
  }),
  paid: flag().meta({
    label: 'Paid',
    explanation:
      'Whether somebody pays for the creative. A link to another site is then marked as sponsored for search engines.',
  }),
  share: whole(1, 100).default(1).meta({
    label: 'Share',
    explanation:
      "The creative's part of the slots that name no creative: a creative with 2 fills about twice as many slots as a creative with 1.",
  }),
});

export const creatives = z
  .array(creative, 'a list of house creatives')
  .min(1, 'at least one house creative')
  .meta({
    label: 'House creatives',
    explanation: 'Notes from you, which fill the slots that no ad network fills.',
    group: 'Advertising',
  });
