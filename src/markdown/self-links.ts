import { type SatteriProcessorOptions, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';

type HtmlPlugins = NonNullable<SatteriProcessorOptions['hastPlugins']>;

/**
 * Makes every heading of an article a link to itself: its own words name the
 * link, on touch too, and the sign beside it is drawn by its styles. A heading
 * that holds a link, or stands within something else, stays as it is.
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
          const holdsLink = heading.children.some(
            (child) => child.type === 'element' && child.tagName === 'a',
          );
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
