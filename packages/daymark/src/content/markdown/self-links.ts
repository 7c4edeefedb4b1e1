import { contains } from './contains.ts';
import { element, type HtmlPlugin } from './plugin.ts';

/**
 * Converts the text of every heading of an article to a link to the heading. The whole text is the
 * link, not only the "#" that CSS draws, so that visitors can also use it on touch screens.
 * Headings that contain a link and the heading of the footnotes stay unchanged.
 */
export const selfLinks: HtmlPlugin = ({ fileURL }) =>
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
  };
