import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { contains } from './contains.ts';
import { element, type HtmlPlugin } from './plugin.ts';

/**
 * Converts every heading of an article to a link to itself. The text of the heading is the name of
 * the link, also on touch screens, and CSS draws the "#". Headings that contain a link and the
 * heading of the footnotes stay unchanged.
 */
export const selfLinks: HtmlPlugin = [
  // Astro's plugin, which by default runs too late. When it runs again, it keeps existing ids.
  satteriHeadingIdsPlugin(),
  ({ fileURL }) =>
    fileURL?.pathname.includes('/content/articles/') && {
      name: 'self-links',
      element: {
        filter: ['h2', 'h3'],
        visit(heading, context) {
          const { id } = heading.properties;
          const containsLink = contains(heading, ({ tagName }) => tagName === 'a');
          if (containsLink || context.parent(heading)?.type !== 'root') return;
          const link = element('a', { href: `#${id}` }, [...heading.children]);
          context.setProperty(heading, 'children', [link]);
        },
      },
    },
];
