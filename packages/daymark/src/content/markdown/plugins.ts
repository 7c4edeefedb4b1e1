import type { Words as InterfaceWords } from '../../../words/languages.ts';
import type { Words } from '../../settings/noun.ts';
import { directives } from './directives.ts';
import { gfm } from './gfm.ts';
import { headings } from './headings.ts';
import { figures, pictureTexts } from './pictures.ts';
import type { MarkdownOptions } from './plugin.ts';
import { addresses, comments, htmlWords, markdownWords } from './rewriting.ts';

/**
 * Returns the Markdown features and plugins of the site. `bodyReader` adds the plugin for pictures,
 * which reports the files that a build must write.
 * @param words the values that replace tokens such as `{product}`
 * @param wording the UI strings
 */
export function markdownFeatures(words: Words, wording: InterfaceWords): MarkdownOptions {
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
      directives(words),
      markdownWords(words),
      pictureTexts,
      addresses,
      extended.markdown,
      headings.markdown,
    ],
    hastPlugins: [headings.html, extended.html, figures],
  };
}
