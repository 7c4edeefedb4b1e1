import type { Element } from 'hast';
import type { Nodes as Mdast, PhrasingContent, Table } from 'mdast';
import type { Options } from 'rehype-remark';
import {
  attribute,
  classesOf,
  elementsIn,
  isBlock,
  isElement,
  type RemarkOn,
  wordsOf,
} from './html-tree.ts';
import { isFlow, paragraph, text } from './print.ts';

/* Converts tables of HTML to tables of Markdown. */

type State = Parameters<NonNullable<NonNullable<Options['handlers']>[string]>>[0];

/** Converts a table. Cells over several columns or rows, and blocks in cells, have no form in Markdown. */
export function tableOf(state: State, node: Element, remark: RemarkOn): Mdast[] {
  const rows = rowsOf(node);
  const cells = rows.flatMap((row) => cellsOf(row));
  if (rows.length === 0) return [];
  if (cells.length === 1 || attribute(node, 'role') === 'presentation') {
    if (cells.length > 1) remark(node, 'table for the layout', 'became paragraphs');
    return cells.flatMap((cell) => state.toFlow(state.all(cell)));
  }
  const isComplex = cells.some((cell) =>
    cell.children.some((child) => isBlock(child) && !isElement(child, 'p')),
  );
  if (isComplex)
    remark(node, 'table with lists, headings or tables in its cells', 'became lines in the cells');
  const isSpanning = cells.some((cell) =>
    ['colSpan', 'rowSpan'].some((name) => Number(attribute(cell, name) || 1) > 1),
  );
  if (isSpanning) remark(node, 'table with cells over several columns or rows', 'got empty cells');
  const grid: (PhrasingContent[] | undefined)[][] = rows.map(() => []);
  const align: ('left' | 'center' | 'right' | null)[] = [];
  const [first] = rows;
  const hasHead =
    first !== undefined &&
    cellsOf(first).some((cell) => isElement(cell, 'th')) &&
    (isInHead(first, node) ||
      cellsOf(first).every((cell) => isElement(cell, 'th') || isBlankCell(cell)));
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const cell of cellsOf(row)) {
      while (grid[y]?.[x] !== undefined) x += 1;
      const inner = inCell(state.all(cell) as Mdast[]);
      const isNamed = isElement(cell, 'th') && !(hasHead && y === 0) && inner.length > 0;
      const [width, height] = [spanOf(cell, 'colSpan'), spanOf(cell, 'rowSpan')];
      for (let down = 0; down < height && y + down < rows.length; down += 1)
        for (let along = 0; along < width; along += 1) {
          const line = grid[y + down];
          if (line)
            line[x + along] =
              down + along > 0 ? [] : isNamed ? [{ type: 'strong', children: inner }] : inner;
        }
      align[x] ??= alignmentOf(cell);
      x += width;
    }
  }
  if (!hasHead) {
    remark(node, 'table without a head', 'got an empty head');
    grid.unshift([]);
  }
  const width = Math.max(...grid.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, x) => x);
  const table: Table = {
    type: 'table',
    align: columns.map((x) => align[x] ?? null),
    children: grid.map((row) => ({
      type: 'tableRow',
      children: columns.map((x) => ({ type: 'tableCell', children: row[x] ?? [] })),
    })),
  };
  const [caption] = elementsIn(node, 'caption');
  if (!caption || wordsOf(caption) === '') return [table];
  return [paragraph([text('Table: '), ...(state.all(caption) as PhrasingContent[])]), table];
}

/** Returns the rows of a table, also of its parts such as `<tbody>`. */
const rowsOf = (node: Element): Element[] =>
  node.children.flatMap((child) =>
    isElement(child, 'tr')
      ? [child]
      : isElement(child, 'thead', 'tbody', 'tfoot')
        ? rowsOf(child)
        : [],
  );
const cellsOf = (row: Element) =>
  row.children.filter((child) => isElement(child, 'td', 'th')) as Element[];
const isInHead = (row: Element, table: Element) =>
  elementsIn(table, 'thead').some((head) => head.children.includes(row));
const isBlankCell = (cell: Element) => wordsOf(cell) === '';

/**
 * Returns the number of columns or rows of a cell. The limit keeps a wrong number from making a huge
 * table.
 */
const spanOf = (cell: Element, name: string) =>
  Math.min(100, Math.max(1, Number(attribute(cell, name)) || 1));

/** Returns the alignment of a cell, from its attributes, styles or classes. */
function alignmentOf(cell: Element): 'left' | 'center' | 'right' | null {
  const words = [attribute(cell, 'align'), attribute(cell, 'style'), ...classesOf(cell)].join(' ');
  const [, side] = /(?:^|text-align[:-]\s*|\s)(left|center|right)\b/.exec(words) ?? [];
  return (side as 'left' | undefined) ?? null;
}

/**
 * Converts the blocks in a cell to words with line breaks, because cells of Markdown contain no
 * blocks.
 */
function inCell(nodes: readonly Mdast[]): PhrasingContent[] {
  const lines: PhrasingContent[] = [];
  const newLine = () => {
    const last = lines.at(-1);
    const isStart = last === undefined || last.type === 'break';
    if (!isStart && !(last.type === 'text' && lines.length === 1 && last.value.trim() === ''))
      lines.push({ type: 'break' });
  };
  for (const node of nodes) {
    if (!isFlow(node)) {
      lines.push(node as PhrasingContent);
      continue;
    }
    newLine();
    if (node.type === 'listItem') lines.push(text('• '), ...inCell(node.children));
    else if (node.type === 'heading') lines.push({ type: 'strong', children: node.children });
    else if (node.type === 'code') lines.push({ type: 'inlineCode', value: node.value });
    else if (node.type === 'leafDirective') lines.push(...node.children);
    else if ('children' in node) lines.push(...inCell(node.children));
    newLine();
  }
  while (lines.at(-1)?.type === 'break') lines.pop();
  while (lines[0]?.type === 'break') lines.shift();
  return lines;
}
