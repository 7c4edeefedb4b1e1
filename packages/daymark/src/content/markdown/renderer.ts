import { satteri } from '@astrojs/markdown-satteri';
import { wordsInEnglish, wordsOrEnglish } from '../../../words/languages.ts';
import { type AddressSettings, placeIn } from '../../settings/addresses.ts';
import { withoutControls } from '../../settings/plain-text.ts';
import type { Settings } from '../../settings/site.ts';
import { directives } from './directives.ts';
import { formulaMarker, formulas } from './formulas.ts';
import { gfm } from './gfm.ts';
import { headings } from './headings.ts';
import { withMarks, withoutMarks } from './marks.ts';
import { figures, pictureTexts } from './pictures.ts';
import type { MarkdownOptions } from './plugin.ts';
import { quotesOf, withQuotes, withQuotesInHtml } from './quotes.ts';
import { addresses, comments, htmlWords, markdownWords } from './rewriting.ts';

/**
 * Returns the Markdown features and plugins of a site with these settings. `bodyReader` adds the
 * plugin for pictures, which reports the files that a build must write.
 */
export function markdownOf(
  settings: AddressSettings & Pick<Settings, 'identity' | 'noun'>,
): MarkdownOptions {
  const words = { noun: settings.noun, site: settings.identity.name };
  const { language } = settings.identity;
  const wording = wordsOrEnglish(language);
  const { root } = placeIn(settings);
  const extended = gfm(wording, wordsInEnglish(language));
  return {
    features: {
      directive: true,
      ...((settings.identity.straightQuotes || quotesOf(settings.identity)) && {
        smartPunctuation: { quotes: false },
      }),
      // A price such as $5 is not a formula. `formulaMarker` finds inline formulas, written $…$, and
      // changes them to $$…$$.
      math: { singleDollarTextMath: false },
      definitionList: true,
      gfm: {
        footnotes: {
          label: wording.footnotes,
          clobberPrefix: '',
          backContent: (_, place) => wording.backToText(place),
          backLabel: (note, place) => wording.backToNote(place, note),
        },
      },
    },
    mdastPlugins: [
      comments,
      htmlWords(words),
      directives(words, root, language),
      markdownWords(words),
      pictureTexts,
      addresses(root),
      ...extended.markdown,
      headings.markdown,
      formulas,
    ],
    hastPlugins: [headings.html, extended.html, figures],
  };
}

/**
 * Creates a function that renders Markdown: CommonMark and GFM, with emphasis that also works in
 * languages without spaces between words, and without control characters.
 * @param quotes the language of the quotation marks; undefined if the parser writes them
 */
export async function markdownRenderer(options: MarkdownOptions, quotes?: string) {
  const renderer = await satteri(options).createRenderer({ syntaxHighlight: false });
  const markFormulas = await formulaMarker(options.features);
  return async (markdown: string, fileURL: URL) => {
    const source = withoutControls(withoutMarks(markdown));
    const { code, metadata } = await renderer.render(await markFormulas(withMarks(source)), {
      fileURL,
    });
    const html = withoutControls(withoutMarks(code));
    const { headings } = metadata;
    if (quotes === undefined) return { html, headings };
    return {
      html: withQuotesInHtml(html, quotes),
      headings: headings.map(({ text, ...heading }) => ({
        ...heading,
        text: withQuotes(text, quotes),
      })),
    };
  };
}
