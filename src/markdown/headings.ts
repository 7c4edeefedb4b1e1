import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import { contentError } from './content-error.ts';
import { holds } from './holds.ts';

type MarkdownPlugins = NonNullable<SatteriProcessorOptions['mdastPlugins']>;

/**
 * Keeps the headings of an article to what divides it: slots stand before some,
 * and its list of contents names them by their words.
 * @throws naming file and line of a heading within something else, or with a footnote
 */
export const headings: MarkdownPlugins = [
  ({ fileURL }) =>
    fileURL?.pathname.includes('/content/articles/') && {
      name: 'headings',
      options: { position: true },
      heading(heading, context) {
        if (context.parent(heading)?.type !== 'root')
          throw contentError(context, heading, {
            expected: 'a heading outside of any list or quotation',
            found: 'one inside',
          });
        if (holds(heading, ({ type }) => type === 'footnoteReference'))
          throw contentError(context, heading, {
            expected: 'a heading without a footnote, which a sentence below it may have',
            found: 'one with it',
          });
      },
    },
];
