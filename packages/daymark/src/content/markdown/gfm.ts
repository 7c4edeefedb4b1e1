import type { Words } from '../../../words/languages.ts';
import { element, type HtmlPlugin, type MarkdownPlugin } from './plugin.ts';

/**
 * Keeps single tildes as they are written, because they are not a strikethrough to most authors: `~`
 * means "about", and other Markdown has `H~2~O`. Only `~~two tildes~~` are a strikethrough.
 */
const strikethrough: MarkdownPlugin = {
  name: 'strikethrough',
  options: { position: true },
  delete(node, context) {
    if (context.source.startsWith('~~', node.position?.start.offset)) return;
    const tilde = { type: 'text' as const, value: '~' };
    context.replaceNode(node, [tilde, ...node.children, tilde]);
  },
};

/**
 * Replaces the checkboxes of task lists by signs with a name, because visitors cannot check a box
 * of a published text.
 */
const taskLists = ({ taskDone, taskOpen }: Words): HtmlPlugin => ({
  name: 'task-lists',
  element: {
    filter: ['input'],
    visit({ properties: { type, checked } }) {
      if (type !== 'checkbox') return;
      const properties = {
        className: ['task'],
        role: 'img',
        ariaLabel: checked ? taskDone : taskOpen,
      };
      const sign = { type: 'text' as const, value: checked ? '☑' : '☐' };
      return element('span', properties, [sign]);
    },
  },
});

/** An element or a text in the tree of HTML. */
interface Node {
  readonly type: string;
  readonly tagName?: string;
  readonly properties?: object;
  readonly value?: string;
  readonly children?: readonly Node[];
}

const isElement = (node: Node, ...names: string[]) => names.includes(node.tagName ?? '');
const isBlank = ({ type, value = '' }: Node) => type === 'text' && !value.trim();
const isText = (node: Node) => !isBlank(node);

/** Matches the beginning of a paragraph that is the caption of the table below. */
const CAPTION = /^\s*Table:\s+/;

/**
 * Adds what Markdown has no syntax for. The first cells of a table name its rows if the cell above
 * them is empty, or if all of them are bold. A paragraph that begins with "Table:" is the caption of
 * the table below.
 */
const tableHeaders: HtmlPlugin = {
  name: 'table-headers',
  element: {
    filter: ['table'],
    visit(table, context) {
      const siblings: readonly Node[] = context.parent(table).children;
      const above = siblings.slice(0, context.indexOf(table)).findLast(isText);
      const caption = above && captionOf(above);
      const isNamed = hasRowHeaders(table);
      if (!caption && !isNamed) return;
      if (caption) context.removeNode(above as Parameters<typeof context.removeNode>[0]);
      const rows = isNamed ? table.children.map((part) => withRowHeaders(part)) : table.children;
      return { ...table, children: [...(caption ? [caption] : []), ...rows] } as typeof table;
    },
  },
};

function captionOf({ tagName, children = [] }: Node) {
  const [first, ...others] = children;
  if (tagName !== 'p' || first?.type !== 'text' || !CAPTION.test(first.value ?? '')) return;
  const text = { type: 'text', value: first.value?.replace(CAPTION, '') };
  return element('caption', {}, [text, ...others]);
}

const rowsIn = (node: Node): readonly Node[] =>
  isElement(node, 'tr') ? [node] : (node.children ?? []).flatMap(rowsIn);
const firstCell = ({ children = [] }: Node) => children.find((cell) => isElement(cell, 'td', 'th'));

function hasRowHeaders(table: Node): boolean {
  const [head, ...rows] = rowsIn(table).map(
    (row) => firstCell(row)?.children?.filter(isText) ?? [],
  );
  if (head?.length === 0) return true;
  return (
    rows.length > 0 &&
    rows.every((cell) => cell.length === 1 && cell[0] && isElement(cell[0], 'strong'))
  );
}

/** Changes the first cells of the rows in a part of a table: to headers, and empty headers to cells. */
function withRowHeaders(node: Node): Node {
  if (!isElement(node, 'tr'))
    return node.children ? { ...node, children: node.children.map(withRowHeaders) } : node;
  const first = firstCell(node);
  const { children = [] } = node;
  const cells = children.map((cell): Node => {
    if (cell !== first) return cell;
    if (isElement(cell, 'td'))
      return { ...cell, tagName: 'th', properties: { ...cell.properties, scope: 'row' } };
    return cell.children?.some(isText) ? cell : { ...cell, tagName: 'td' };
  });
  return { ...node, children: cells };
}

/**
 * Wraps tables and code in regions that visitors can scroll. The name of a region is the caption of
 * the table, or a number and the heading above the region, so that no two regions have one name.
 */
const tables =
  ({ table, code, labelled }: Words): HtmlPlugin =>
  () => {
    let section = '';
    let [tableCount, codeCount] = [0, 0];
    const named = (name: string) => scroller(section ? labelled(name, section).join('') : name);
    return {
      name: 'tables',
      element: {
        filter: ['h2', 'h3', 'table', 'th', 'td', 'pre'],
        visit(node, context) {
          const { tagName, properties } = node;
          if (tagName === 'h2' || tagName === 'h3') section = context.textContent(node);
          else if (tagName === 'table') {
            tableCount += 1;
            const caption = node.children.find((part) => isElement(part as Node, 'caption'));
            const name = caption && context.textContent(caption);
            context.wrapNode(node, name ? scroller(name) : named(table(tableCount)));
          } else if (tagName === 'pre') {
            codeCount += 1;
            context.wrapNode(node, named(code(codeCount)));
          } else {
            if (tagName === 'th' && !properties.scope) context.setProperty(node, 'scope', 'col');
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

/**
 * Adds the number of a footnote to the first reference to it, so that styles can show the note
 * beside the reference.
 */
const footnotes: HtmlPlugin = () => {
  const numbered = new Set<string>();
  return {
    name: 'footnotes',
    element: {
      filter: ['a'],
      visit(link, context) {
        if (!('dataFootnoteRef' in link.properties)) return;
        const number = context.textContent(link);
        if (numbered.has(number)) return;
        numbered.add(number);
        context.setProperty(link, 'dataFootnoteRef', number);
      },
    },
  };
};

/**
 * Returns the plugins for tables, code, task lists, strikethrough and footnotes.
 * @param wording the UI strings
 */
export const gfm = (wording: Words): { markdown: MarkdownPlugin; html: HtmlPlugin } => ({
  markdown: strikethrough,
  html: [tableHeaders, tables(wording), taskLists(wording), footnotes],
});
