import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import type { Words } from '../../settings/noun.ts';
import { decorativePictures } from './decorative.ts';
import { directives } from './directives.ts';
import { figures } from './figures.ts';
import { headings } from './headings.ts';
import { pictureNames, pictures } from './pictures.ts';
import { selfLinks } from './self-links.ts';
import { tables } from './tables.ts';
import { htmlWords, markdownWords } from './words.ts';

/** Returns the text of the link from a footnote back to a reference. */
const backTo = (place: number) => (place === 1 ? 'Back' : `Back (${place})`);

/** Returns the Markdown features and plugins of the site. */
export function markdownFeatures(words: Words): SatteriProcessorOptions {
  return {
    features: {
      directive: true,
      gfm: {
        footnotes: {
          clobberPrefix: '',
          backContent: (_, place) => backTo(place),
          backLabel: (note, place) => `${backTo(place)} to note ${note} in the text`,
        },
      },
    },
    mdastPlugins: [
      htmlWords(words),
      directives(words),
      markdownWords(words),
      ...decorativePictures,
      ...pictureNames,
      ...headings,
    ],
    hastPlugins: [selfLinks, tables, pictures, figures],
  };
}
