import type { Words } from '../../../words/languages.ts';
import { element, type HtmlPlugin } from './plugin.ts';

/**
 * Wraps tables and code in regions that visitors can scroll, also with the keyboard. The name of a
 * region is the only one of its kind on the page, and contains the heading above the region.
 */
export const tables =
  ({ table, code }: Words): HtmlPlugin =>
  () => {
    let section = '';
    let [tableCount, codeCount] = [0, 0];
    const named = (name: string) => scroller(`${name}${section && `: ${section}`}`);
    return {
      name: 'tables',
      element: {
        filter: ['h2', 'h3', 'table', 'th', 'td', 'pre'],
        visit(node, context) {
          const { tagName, properties } = node;
          if (tagName === 'h2' || tagName === 'h3') section = context.textContent(node);
          else if (tagName === 'table') {
            tableCount += 1;
            context.wrapNode(node, named(table(tableCount)));
          } else if (tagName === 'pre') {
            codeCount += 1;
            context.wrapNode(node, named(code(codeCount)));
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
