import { z } from 'zod';
import * as wording from '#words';
import { matching, oneOf, path, text } from './fields.ts';

/** The sections of the home page below its picture, in the default order. */
const SECTIONS = ['featured', 'newest', 'stories', 'google-ads'] as const;
export type HomeSection = (typeof SECTIONS)[number];

/** The sections that a site may leave out. */
const OPTIONAL: readonly HomeSection[] = ['newest', 'google-ads'];

function checkSections(sections: readonly HomeSection[], context: z.RefinementCtx): void {
  const report = (message: string, ...path: number[]) =>
    context.addIssue({ code: 'custom', path, message });
  sections.forEach((name, index) => {
    if (sections.indexOf(name) < index) report('a section that is not already in the list', index);
    const before = sections[index - 1];
    if (name === 'google-ads' && before !== 'newest' && before !== 'stories')
      report(
        '"google-ads" directly after "newest" or "stories", because elsewhere it would follow a slot',
        index,
      );
  });
  const missing = SECTIONS.filter((name) => !OPTIONAL.includes(name) && !sections.includes(name));
  if (missing.length > 0)
    report(
      `a list with ${missing.join(', ')}, because only ${OPTIONAL.join(' and ')} may be left out`,
    );
}

export const home = z
  .strictObject({
    headline: text().default(wording.headline).meta({
      label: 'Headline',
      explanation: 'The headline over the picture.',
    }),
    subtitle: text('a sentence below the headline').meta({
      label: 'Subtitle',
      explanation: 'The sentence below the headline.',
      example: 'Unhurried reading on {product}.',
    }),
    action: text().default(wording.startJourney).meta({
      label: 'Text of the button',
      explanation: 'The text of the button below the subtitle.',
    }),
    actionPath: path().default('/resources').meta({
      label: 'Target of the button',
      explanation: 'The page of the site that the button leads to.',
    }),
    note: z
      .strictObject({
        text: text('the text of the link').max(80, 'a text of at most 80 characters').meta({
          label: 'Text',
          explanation: 'The text of the link.',
          example: 'Unwell or grieving? Ask first.',
        }),
        href: matching(
          /^\/[a-z0-9/-]*(?:#[a-z0-9-]+)?$/,
          'a path on this site, or a heading on a page of it, such as "/resources#ask-first"',
        ).meta({
          label: 'Target',
          explanation: 'A page of the site, or a heading on a page.',
          example: '/resources#ask-first',
        }),
      })
      .optional()
      .meta({
        label: 'Note',
        explanation:
          'A link below the picture, for what some visitors should read before they begin.',
      }),
    googleAdsNote: text().default(wording.nothingLoaded).meta({
      label: 'Note on Google Ads',
      explanation: 'The sentence in the box for Google Ads while no network fills the box.',
    }),
    sections: z
      .array(oneOf(SECTIONS), 'a list of sections')
      .superRefine(checkSections)
      .default([...SECTIONS])
      .meta({
        label: 'Sections',
        explanation:
          'The sections below the picture, in their order: `featured` has the first three guides, `newest` the latest articles, `stories` the featured stories, and `google-ads` the box for Google Ads. Advertising moves with its section. Only `newest` and `google-ads` may be left out.',
      }),
  })
  .meta({
    label: 'Home page',
    explanation: 'The texts at the top of the home page, and the order of its sections.',
    group: 'Pages',
  });
