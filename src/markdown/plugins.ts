import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import type { Words } from '../site/noun.ts';
import { directives } from './directives.ts';
import { figures } from './figures.ts';
import { pictures } from './pictures.ts';
import { selfLinks } from './self-links.ts';
import { tables } from './tables.ts';
import { markdownWords } from './words.ts';

/** What Markdown means on this site, beyond what every Markdown means. */
export function markdownFeatures(words: Words): SatteriProcessorOptions {
  return {
    features: {
      directive: true,
      gfm: {
        footnotes: {
          clobberPrefix: '',
          // The sign as a letter: telephones would show an emoji.
          backContent: '↩\uFE0E',
          backLabel: (note, place) =>
            place === 1
              ? `Back to note ${note} in the text`
              : `Back to note ${note}, place ${place}`,
        },
      },
    },
    mdastPlugins: [directives(words), markdownWords(words)],
    hastPlugins: [selfLinks, tables, pictures, figures],
  };
}
