import type { Words } from '../../../words/languages.ts';
import { element, type HtmlPlugin } from './plugin.ts';

/**
 * Wraps tables and code in named regions that visitors can scroll, also with the keyboard. The name
 * of a table's region contains the heading above the table.
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
        visit(node, context) {
          const { tagName, properties } = node;
          if (tagName === 'h2' || tagName === 'h3') section = context.textContent(node);
          else if (tagName === 'table') {
            count += 1;
            context.wrapNode(node, scroller(`${table(count)}${section && `: ${section}`}`));
          } else if (tagName === 'pre') {
            context.wrapNode(node, scroller(code));
          } else {
            if (tagName === 'th') context.setProperty(node, 'scope', 'col');
            // The CSP allows no inline styles.
            const alignment = /\w+$/.exec(String(properties.style ?? ''))?.[0];
            context.setProperty(node, 'style', null);
            if (alignment) context.setProperty(node, 'className', [`align-${alignment}`]);
          }
        },
      },
    };
  };

const scroller = (name: string) =>
  element('section', { className: ['wide'], ariaLabel: name, tabIndex: 0 }, []);
