/*
 * Changes the Markdown of other tools to the Markdown of Daymark. The steps find foreign syntax by the
 * syntax tree, and replace nothing else. Syntax that no tree knows, such as `[[links]]`, is searched for
 * outside code.
 */
import type { Note } from '../../export/export.ts';
import { Draft } from '../../markdown/draft.ts';
import { isTooDeep } from '../../markdown/parse.ts';
import { withoutAttributes } from './attribute-lists.ts';
import { withPlainCaptions } from './captions.ts';
import { withDollars, withFormulasInLines } from './formulas.ts';
import { withMarkdownInHtml, withoutRefusedHtml } from './html-in-markdown.ts';
import { withPlainCode } from './markdown-code.ts';
import { withoutComponents, withPlainLines } from './mdx.ts';
import { withAdmonitions, withKnownDirectives, withoutCallouts } from './notes.ts';
import { Step, type Surroundings } from './step.ts';
import {
  noteForeignText,
  withLinkedFiles,
  withOneFrontMatter,
  withoutForeignCode,
  withPlainStructure,
} from './structure.ts';
import { withCodeOfTemplates, withoutTemplates } from './templates.ts';
import { withoutWikiSyntax } from './wiki-syntax.ts';

const TOO_DEEP = 'its parts are nested too deeply';

/** The steps of the conversion, in this order: code is found first, so that no other step reads it. */
const CHANGES: readonly ((step: Step) => void)[] = [
  withOneFrontMatter,
  withPlainLines,
  withCodeOfTemplates,
  withPlainCode,
  withDollars,
  withFormulasInLines,
  withAdmonitions,
  withKnownDirectives,
  withMarkdownInHtml,
  withoutAttributes,
  withoutComponents,
  withoutTemplates,
  withoutWikiSyntax,
  withoutCallouts,
  withoutForeignCode,
  withPlainCaptions,
  withoutRefusedHtml,
  withPlainStructure,
  withLinkedFiles,
  noteForeignText,
];

/**
 * Returns a body as Daymark reads it. Links to other texts become their addresses at the other site.
 * @param first the line of the file on which the body begins
 * @param note is called for each construct that the conversion changes or leaves out
 * @throws Error with a reason for the owner if the body cannot be converted
 */
export function toDaymark(
  markdown: string,
  first: number,
  surroundings: Surroundings,
  note: Note,
): string {
  const clean = markdown
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '');
  if (isTooDeep(clean)) throw new Error(TOO_DEEP);
  try {
    const { text } = changed(Draft.of(clean, first), CHANGES, surroundings, note);
    return text.replace(/^(?:[^\S\n]*\n)+/, '');
  } catch (error) {
    // The parsers are recursive, so deep nesting overflows the stack.
    if (error instanceof RangeError) throw new Error(TOO_DEEP);
    throw error;
  }
}

/** Returns a body in HTML without the tags of templates, as `toDaymark` does for Markdown. */
export function withoutTemplatesInHtml(
  html: string,
  first: number,
  surroundings: Surroundings,
  note: Note,
): string {
  const changes = [withCodeOfTemplates, withoutTemplates].map(
    (change) => (step: Step) => change(step, true),
  );
  return changed(Draft.of(html, first), changes, surroundings, note).text;
}

/** Runs the steps one after another, each on the text that the step before has made. */
function changed(
  draft: Draft,
  changes: readonly ((step: Step) => void)[],
  surroundings: Surroundings,
  note: Note,
): Draft {
  return changes.reduce((before, change) => {
    const step = new Step(before, surroundings, note);
    change(step);
    return before.with(step.edits);
  }, draft);
}
