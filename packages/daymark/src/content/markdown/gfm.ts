import type { Words } from '../../../words/languages.ts';
import { FOOTNOTES } from './headings.ts';
import { element, type HtmlPlugin, type MarkdownPlugin } from './plugin.ts';

/**
 * The text of a subscript or superscript. Such a text has no space, because `~` before a number means
 * "about".
 */
const RAISED = '[+−–.,()-]*[\\p{L}\\p{N}][\\p{L}\\p{N}+−–.,()-]*';
/** Matches the character before a subscript or superscript. Scripts without spaces use neither. */
const BASE = '[\\p{sc=Latn}\\p{sc=Cyrl}\\p{sc=Grek}\\p{N})\\]]';
const IS_SUBSCRIPT = new RegExp(`^${RAISED}$`, 'u');
const BEFORE_SUBSCRIPT = new RegExp(`${BASE}$`, 'u');
const SUPERSCRIPT = new RegExp(`(?<=${BASE})\\^(${RAISED})\\^`, 'u');

/**
 * Reads `H~2~O` as a subscript. Other single tildes stay as they are written, because most authors do
 * not mean a strikethrough by them. Only `~~two tildes~~` are a strikethrough.
 */
const tildes: MarkdownPlugin = {
  name: 'tildes',
  options: { position: true },
  delete(node, context) {
    const start = node.position?.start.offset ?? 0;
    if (context.source.startsWith('~~', start)) return undefined;
    const [only, ...others] = node.children;
    if (
      only?.type === 'text' &&
      others.length === 0 &&
      IS_SUBSCRIPT.test(only.value) &&
      BEFORE_SUBSCRIPT.test(context.source.slice(Math.max(0, start - 2), start))
    )
      // A new text, because the parser takes long to move thousands of nodes in a paragraph.
      return { type: 'subscript', children: [{ type: 'text', value: only.value }] };
    const tilde = { type: 'text' as const, value: '~' };
    context.replaceNode(node, [tilde, ...node.children, tilde]);
    return undefined;
  },
};

/** Reads `x^2^` as a superscript. */
const superscripts: MarkdownPlugin = {
  name: 'superscripts',
  text(node, context) {
    if (!node.value.includes('^')) return;
    const parts = node.value.split(SUPERSCRIPT);
    if (parts.length === 1) return;
    const text = (value: string) => ({ type: 'text' as const, value });
    context.replaceNode(
      node,
      parts.flatMap((part, index) => {
        if (part === '') return [];
        return index % 2 ? { type: 'superscript' as const, children: [text(part)] } : text(part);
      }),
    );
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
 * Adds row headers and captions, for which Markdown has no syntax. The first cells of a table name its
 * rows if only the cell above them is empty, or if all of them are bold. A table gets no head if all
 * cells of its head are empty. A paragraph that begins with "Table:" is the caption of the table
 * below.
 */
const tableHeaders: HtmlPlugin = {
  name: 'table-headers',
  element: {
    filter: ['table'],
    visit(table, context) {
      const siblings: readonly Node[] = context.parent(table).children;
      let place = (context.indexOf(table) ?? 0) - 1;
      while (siblings[place] && isBlank(siblings[place] as Node)) place -= 1;
      const above = siblings[place];
      const caption = above && captionOf(above);
      const isHeadless = cellsIn(rowsIn(table)[0]).every((cell) => !cell.children?.some(isText));
      const isNamed = hasRowHeaders(table, isHeadless);
      if (!caption && !isNamed && !isHeadless) return;
      if (caption) context.removeNode(above as Parameters<typeof context.removeNode>[0]);
      const parts = table.children.filter((part) => !(isHeadless && isElement(part, 'thead')));
      const rows = isNamed ? parts.map((part) => withRowHeaders(part)) : parts;
      return { ...table, children: [...(caption ? [caption] : []), ...rows] } as typeof table;
    },
  },
};

/**
 * Makes the caption of a table from a paragraph that begins with "Table:"; undefined for any other
 * paragraph.
 */
function captionOf({ tagName, children = [] }: Node) {
  const [first, ...others] = children;
  if (tagName !== 'p' || first?.type !== 'text' || !CAPTION.test(first.value ?? '')) return;
  const text = { type: 'text', value: first.value?.replace(CAPTION, '') };
  return element('caption', {}, [text, ...others]);
}

const rowsIn = (node: Node): readonly Node[] =>
  isElement(node, 'tr') ? [node] : (node.children ?? []).flatMap(rowsIn);
const cellsIn = ({ children = [] }: Node = { type: 'none' }) =>
  children.filter((cell) => isElement(cell, 'td', 'th'));
const firstCell = (row: Node) => cellsIn(row)[0];

/** Returns whether the first cells of a table's rows are headings of the rows. */
function hasRowHeaders(table: Node, isHeadless: boolean): boolean {
  const [head, ...rows] = rowsIn(table).map(
    (row) => firstCell(row)?.children?.filter(isText) ?? [],
  );
  if (head?.length === 0 && !isHeadless) return true;
  return (
    rows.length > 0 &&
    rows.every((cell) => cell.length === 1 && cell[0] && isElement(cell[0], 'strong'))
  );
}

/** The most characters in a cell of a table with narrow columns, such as a day of the week. */
const NARROW = 5;

/**
 * Returns whether all columns after the first are short, such as the days of a week. Narrow columns
 * then let the table fit on a phone.
 */
const hasNarrowColumns = (table: Node, textOf: (cell: Node) => string): boolean =>
  rowsIn(table).every((row) => {
    const [, ...cells] = cellsIn(row);
    return cells.length > 1 && cells.every((cell) => textOf(cell).length <= NARROW);
  });

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
 * Wraps tables and code in regions that visitors can scroll, and names these regions and the regions of
 * formulas and galleries. The name is the caption, or a number and the heading above the region, so
 * that no two regions have the same name.
 */
const tables =
  ({ table, code, formula, gallery, labelled }: Words): HtmlPlugin =>
  () => {
    let section = '';
    const counts = { table: 0, code: 0, formula: 0, gallery: 0 };
    const nameOf = (kind: keyof typeof counts, word: (number: number) => string) => {
      counts[kind] += 1;
      const name = word(counts[kind]);
      return section ? labelled(name, section).join('') : name;
    };
    return {
      name: 'tables',
      element: {
        filter: ['h2', 'h3', 'table', 'th', 'td', 'pre', 'section'],
        visit(node, context) {
          const { tagName, properties } = node;
          if (tagName === 'h2' || tagName === 'h3') section = context.textContent(node);
          else if (tagName === 'table') {
            const name = nameOf('table', table);
            const caption = node.children.find((part) => isElement(part as Node, 'caption'));
            if (hasNarrowColumns(node as Node, (cell) => context.textContent(cell as typeof node)))
              context.setProperty(node, 'className', ['narrow']);
            context.wrapNode(node, scroller((caption && context.textContent(caption)) || name));
          } else if (tagName === 'pre') {
            context.wrapNode(node, scroller(nameOf('code', code)));
          } else if (tagName === 'section') {
            const kind = /\b(?:formula|gallery)$/.exec(String(properties.class))?.[0];
            if (!kind) return;
            const name = kind === 'formula' ? nameOf(kind, formula) : nameOf('gallery', gallery);
            if (!properties.ariaLabel) context.setProperty(node, 'ariaLabel', name);
            context.setProperty(node, 'tabIndex', 0);
          } else {
            if (tagName === 'th' && !properties.scope) context.setProperty(node, 'scope', 'col');
            // The CSP allows no inline styles.
            const alignment = /(?<!\w)\w+$/.exec(String(properties.style ?? ''))?.[0];
            context.setProperty(node, 'style', null);
            if (alignment) context.setProperty(node, 'className', [`align-${alignment}`]);
          }
        },
      },
    };
  };

/** Returns a region with a name in which wide content scrolls, also with the keyboard. */
const scroller = (name: string) =>
  element('section', { className: ['wide'], ariaLabel: name, tabIndex: 0 }, []);

/**
 * Adds the number of a footnote to the first reference to it, so that styles can show the note
 * beside the reference. Marks the words that are in English.
 */
const footnotes =
  (english: readonly string[]): HtmlPlugin =>
  () => {
    const numbered = new Set<string>();
    return {
      name: 'footnotes',
      element: {
        filter: ['a', 'h2'],
        visit(link, context) {
          const { id, dataFootnoteBackref } = link.properties;
          const word =
            (id === FOOTNOTES && 'footnotes') ||
            (dataFootnoteBackref !== undefined && 'backToText');
          if (word && english.includes(word)) context.setProperty(link, 'lang', 'en');
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
 * Returns the plugins for tables, code, task lists, tildes, superscripts and footnotes.
 * @param wording the UI strings
 * @param english the names of those that are in English on a site in another language
 */
export const gfm = (
  wording: Words,
  english: readonly string[],
): { markdown: MarkdownPlugin[]; html: HtmlPlugin } => ({
  markdown: [tildes, superscripts],
  html: [tableHeaders, tables(wording), taskLists(wording), footnotes(english)],
});
