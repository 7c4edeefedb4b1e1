import type { Words } from '../../../words/languages.ts';
import type { HtmlPlugin } from './plugin.ts';

/**
 * Wraps tables and code in named regions that scroll, also by keyboard. The name of
 * a table contains the name of its section.
 */
export const tables =
  ({ table, code }: Words): HtmlPlugin =>
  () => {
    let section = '';
    let count = 0;
    return {
      name: 'tables',
      element: {
        filter: ['h2', 'h3', 'table', 'th', 'td', 'pre'],
        visit(element, context) {
          const { tagName, properties } = element;
          if (tagName === 'h2' || tagName === 'h3') section = context.textContent(element);
          else if (tagName === 'table') {
            count += 1;
            context.wrapNode(element, scroller(`${table(count)}${section && `: ${section}`}`));
          } else if (tagName === 'pre') {
            context.wrapNode(element, scroller(code));
          } else {
            if (tagName === 'th') context.setProperty(element, 'scope', 'col');
            // The CSP allows no inline styles.
            const alignment = /\w+$/.exec(String(properties.style ?? ''))?.[0];
            context.setProperty(element, 'style', null);
            if (alignment) context.setProperty(element, 'className', [`align-${alignment}`]);
          }
        },
      },
    };
  };

const scroller = (name: string) => ({
  type: 'element' as const,
  tagName: 'section',
  properties: { className: ['wide'], ariaLabel: name, tabIndex: 0 },
  children: [],
});
