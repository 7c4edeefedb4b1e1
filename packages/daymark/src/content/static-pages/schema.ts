import { z } from 'zod';
import { day, flag, summary, text } from '../../settings/schema/fields.ts';

/** The front matter of a static page, such as about, privacy or terms. */
export const textSchema = z
  .strictObject({
    title: text('the title of the page').meta({
      label: 'Title',
      explanation: 'The title of the page.',
      example: 'About Us',
    }),
    summary: summary.meta({
      example: 'Who publishes this site, how its texts are made, and who pays for it.',
    }),
    updated: day.optional().meta({
      label: 'Last change',
      explanation: 'The day of the last change.',
      example: new Date('2026-11-20'),
    }),
    sensitive: flag().meta({
      label: 'No advertising',
      explanation: 'Whether the page is without advertising. Most of these pages have none anyway.',
    }),
  })
  .meta({
    label: 'Fixed pages',
    explanation:
      'The files in `content/pages/` are the texts of the pages about, accessibility, community, contact, preferences, privacy, resources and terms.',
  });

/** The front matter of an owner's Markdown page, and the export `page` of an owner's Astro page. */
export const ownPageSchema = textSchema.omit({ sensitive: true }).meta({
  label: 'Pages of your own',
  explanation:
    'Each Markdown file in `pages/` is a page of your own. An Astro page exports the same fields as `page`.',
});
