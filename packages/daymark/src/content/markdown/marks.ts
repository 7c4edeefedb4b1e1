import { BESIDE_EMPHASIS } from '../../basics/language.ts';

/**
 * A character that the parser regards as punctuation, and that no text contains: the placeholder of an
 * embedded object. The mark changes how the parser reads the characters around the mark. The
 * renderer removes marks from the result.
 */
export const MARK = '\uFFFC';
const MARKS = /\uFFFC|%EF%BF%BC/g;

/** Removes the marks that `withMarks` has added, also from an address. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '');

const IS_PUNCTUATION = /^[\p{P}\p{S}]/u;
/** A run of `*` or `~`, with the characters before and after it. */
const DELIMITERS = /(?=[*~])(?<=([^\s*~\\])[\p{M}\u200D]*)(?:\*+|~~+)(?=([^\s*~]))/gu;
/** Two hyphens at the beginning of an option such as `--force`. */
const OPTION = /(?<=^|[\s([{"'“‘«/|])--(?=[a-zA-Z])/gm;

/**
 * Adds marks to Markdown where the parser would otherwise not read the text as its author meant it.
 *
 * CommonMark needs white space or punctuation beside emphasis that begins or ends with punctuation,
 * which languages without spaces do not have. A mark takes the place of this punctuation, as the
 * specification of CJK-friendly emphasis requires: https://github.com/tats-u/markdown-cjk-friendly
 *
 * A mark between two hyphens keeps the hyphens of a command's option from becoming a dash.
 */
export function withMarks(markdown: string): string {
  const marked = markdown.replace(OPTION, `-${MARK}-`);
  if (!BESIDE_EMPHASIS.test(marked)) return marked;
  return marked.replace(DELIMITERS, (run, before: string, after: string) => {
    const [isInner, isOuter] = [IS_PUNCTUATION.test(before), IS_PUNCTUATION.test(after)];
    if (isInner === isOuter || !BESIDE_EMPHASIS.test(before + after)) return run;
    return isInner ? run + MARK : MARK + run;
  });
}
