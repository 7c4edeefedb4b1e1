import { satteri } from '@astrojs/markdown-satteri';
import { wordsOrEnglish } from '../../../words/languages.ts';
import { type AddressSettings, placeIn } from '../../settings/addresses.ts';
import { withoutControls } from '../../settings/plain-text.ts';
import type { Settings } from '../../settings/site.ts';
import { directives } from './directives.ts';
import { gfm } from './gfm.ts';
import { headings } from './headings.ts';
import { figures, pictureTexts } from './pictures.ts';
import type { MarkdownOptions } from './plugin.ts';
import { addresses, comments, htmlWords, markdownWords } from './rewriting.ts';

/**
 * Returns the Markdown features and plugins of a site with these settings. `bodyReader` adds the
 * plugin for pictures, which reports the files that a build must write.
 */
export function markdownOf(
  settings: AddressSettings & Pick<Settings, 'identity' | 'noun'>,
): MarkdownOptions {
  const words = { noun: settings.noun, site: settings.identity.name };
  const wording = wordsOrEnglish(settings.identity.language);
  const { root } = placeIn(settings);
  const extended = gfm(wording);
  return {
    features: {
      directive: true,
      gfm: {
        footnotes: {
          clobberPrefix: '',
          backContent: (_, place) => wording.backToText(place),
          backLabel: (note, place) => wording.backToNote(place, note),
        },
      },
    },
    mdastPlugins: [
      comments,
      htmlWords(words),
      directives(words, root),
      markdownWords(words),
      pictureTexts,
      addresses(root),
      extended.markdown,
      headings.markdown,
    ],
    hastPlugins: [headings.html, extended.html, figures],
  };
}

/**
 * Creates a function that renders Markdown: CommonMark and GFM, with emphasis that also works in
 * languages without spaces between words, and without control characters.
 */
export async function markdownRenderer(options: MarkdownOptions) {
  const renderer = await satteri(options).createRenderer({ syntaxHighlight: false });
  return async (markdown: string, fileURL: URL) => {
    const source = withoutControls(withoutMarks(markdown));
    const { code, metadata } = await renderer.render(withMarks(source), { fileURL });
    return { html: withoutControls(withoutMarks(code)), headings: metadata.headings };
  };
}

/**
 * A character that the parser regards as punctuation, and that no text contains: the placeholder of
 * an embedded object. It changes how the parser reads the characters around it, and is removed from
 * the result.
 */
const MARK = '\uFFFC';
const MARKS = /\uFFFC|%EF%BF%BC/g;

/** Removes the marks that `withMarks` has added, also from an address. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '');

/** Letters and punctuation of the scripts that have no spaces between words, and of Korean. */
const UNSPACED =
  '\\p{scx=Hani}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Bopo}\\p{sc=Yiii}\\p{sc=Thai}' +
  '\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}\\p{sc=Tibt}\\u3000-\\u303F\\uFE10-\\uFE1F\\uFE30-\\uFE6F\\uFF00-\\uFFEF';
const ANY_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
const IS_PUNCTUATION = /^[\p{P}\p{S}]/u;
/** A run of `*` or `~` with the character before it, and the character after it ahead. */
const DELIMITERS = /([^\s*~\\])([\p{M}\u200D]*)(\*+|~~+)(?=([^\s*~]))/gu;
/** Two hyphens at the beginning of an option such as `--force`. */
const OPTION = /(?<=^|[\s([{"'“‘«/|])--(?=[a-zA-Z])/gm;

/**
 * Adds marks to Markdown, where the parser would otherwise read it in another way than its author
 * meant it.
 *
 * CommonMark needs white space or punctuation beside emphasis that begins or ends with punctuation,
 * which languages without spaces do not have. A mark takes its place, as the specification of
 * CJK-friendly emphasis asks for: https://github.com/tats-u/markdown-cjk-friendly
 *
 * A mark between two hyphens prevents that the option of a command becomes a dash.
 */
function withMarks(markdown: string): string {
  const marked = markdown.replace(OPTION, `-${MARK}-`);
  if (!ANY_UNSPACED.test(marked)) return marked;
  return marked.replace(DELIMITERS, (whole, before: string, marks: string, run: string, after) => {
    const [isInner, isOuter] = [IS_PUNCTUATION.test(before), IS_PUNCTUATION.test(after)];
    if (isInner === isOuter || !(IS_UNSPACED.test(before) || IS_UNSPACED.test(after))) return whole;
    return isInner ? before + marks + run + MARK : before + marks + MARK + run;
  });
}
