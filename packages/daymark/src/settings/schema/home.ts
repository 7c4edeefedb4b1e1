import { z } from 'zod';
import * as wording from '#words';
import { matching, oneOf, path, text } from './fields.ts';

/** The sections of the home page below its picture, in the default order. */
const SECTIONS = ['featured', 'newest', 'stories', 'google-ads'] as const;
export type HomeSection = (typeof SECTIONS)[number];

/** The only section that a site may leave out. */
const OPTIONAL = 'newest';

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
  const missing = SECTIONS.filter((name) => name !== OPTIONAL && !sections.includes(name));
  if (missing.length > 0)
    report(`a list with ${missing.join(', ')}, because only ${OPTIONAL} may be left out`);
}

export const home = z.strictObject({
  /** The headline over the picture. */
  headline: text().default(wording.headline),
  /** The sentence below the headline. */
  subtitle: text('a sentence below the headline'),
  /** The text of the button. */
  action: text().default(wording.startJourney),
  /** The path that the button links to. */
  actionPath: path().default('/resources'),
  /** A link below the picture: what some visitors should read before they begin. */
  note: z
    .strictObject({
      text: text('the text of the link').max(80, 'a text of at most 80 characters'),
      href: matching(
        /^\/[a-z0-9/-]*(?:#[a-z0-9-]+)?$/,
        'a path on this site, or a heading on a page of it, such as "/resources#ask-first"',
      ),
    })
    .optional(),
  /**
   * The sections below the picture, in order: "featured", "newest", "stories" and "google-ads". A
   * slot moves with its section. Only "newest" may be left out.
   */
  sections: z
    .array(oneOf(SECTIONS), 'a list of sections')
    .superRefine(checkSections)
    .default([...SECTIONS]),
});
