import { type SatteriProcessorOptions, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { holds } from './holds.ts';

type HtmlPlugins = NonNullable<SatteriProcessorOptions['hastPlugins']>;

/**
 * Makes every heading of an article a link to itself: its own words name the
 * link, on touch too, and the sign beside it is drawn by its styles. A heading
 * that holds a link, and the one over the footnotes, stay as they are.
 */
export const selfLinks: HtmlPlugins = [
  // Astro's own, which would come too late; the ids that it gives are kept.
  satteriHeadingIdsPlugin(),
  ({ fileURL }) =>
    fileURL?.pathname.includes('/content/articles/') && {
      name: 'self-links',
      element: {
        filter: ['h2', 'h3'],
        visit(heading, context) {
          const { id } = heading.properties;
          const holdsLink = holds(heading, ({ tagName }) => tagName === 'a');
          if (holdsLink || context.parent(heading)?.type !== 'root') return;
          const link = {
            type: 'element' as const,
            tagName: 'a',
            properties: { href: `#${id}` },
            children: [...heading.children],
          };
          context.setProperty(heading, 'children', [link]);
        },
      },
    },
];
