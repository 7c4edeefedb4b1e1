import type { Words as InterfaceWords } from '../../../words/languages.ts';
import type { Words } from '../../settings/noun.ts';
import { addresses } from './addresses.ts';
import { comments } from './comments.ts';
import { directives } from './directives.ts';
import { figures } from './figures.ts';
import { footnotes } from './footnotes.ts';
import { strikethrough, taskLists } from './gfm.ts';
import { headingIds } from './heading-ids.ts';
import { headings } from './headings.ts';
import { pictureTexts } from './pictures.ts';
import type { MarkdownOptions } from './plugin.ts';
import { selfLinks } from './self-links.ts';
import { tableHeaders, tables } from './tables.ts';
import { htmlWords, markdownWords } from './words.ts';

/**
 * Returns the Markdown features and plugins of the site. `bodyReader` adds the plugin for pictures,
 * which reports the files that a build must write.
 * @param words the values that replace tokens such as `{product}`
 * @param wording the UI strings
 */
export function markdownFeatures(words: Words, wording: InterfaceWords): MarkdownOptions {
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
      headings,
      addresses,
      strikethrough,
      headingIds.markdown,
    ],
    hastPlugins: [
      headingIds.html,
      selfLinks,
      tableHeaders,
      tables(wording),
      taskLists(wording),
      figures,
      footnotes,
    ],
  };
}
