import { videoAt } from '../embeds/read-embed.ts';
import { lineOf } from '../markdown/plugin.ts';
import { type Finder, type Finding, linesWithin, quoted, sourceOf } from './finder.ts';

/** Matches brackets that the parser leaves as text, with what may be an address. */
const ADDRESS = /(?<!\\)\]\(([^()\n]*)\)/g;
/** Matches what is meant as an address, rather than as a remark in brackets. */
const MEANT = /^(?:\.{0,2}\/|#|https?:|mailto:|tel:|sms:)|\.\w{2,4}$/;
/** Matches a link whose address is in a definition. */
const REFERENCE = /(?<!\\)\[[^\][\n]+\]\[([^\][\n]+)\]/g;

/** Matches asterisks around words that the parser leaves as text. */
const BOLD = /(?<![*\\])\*\*([^*\n]+)\*\*(?!\*)/g;
/** Matches a block that looks like front matter, from the first line `---`. */
const FRONT_MATTER = /^---[^\S\n]*\n(?:[\w-]+:.*\n|[^\S\n]+\S.*\n|- .*\n)+---[^\S\n]*$/m;
/** Matches the beginning of the text that designers use in place of a text. */
const PLACEHOLDER = /\blorem\s+ipsum\b/i;

/** Finds what the author meant as Markdown, and the page shows as text: links, bold words, headings, tables. */
export const syntaxFinder: Finder = (report) => ({
  name: 'find-syntax-mistakes',
  options: { position: true },
  text(node, { source }) {
    const text = sourceOf(node, source);
    const lineOfAddress = linesWithin(node, text);
    for (const { 1: found = '', index } of text.matchAll(ADDRESS)) {
      if (!/\s/.test(found) || !MEANT.test(found)) continue;
      const expected = 'an address without spaces (%20 instead of each), with a title in " "';
      report({ line: lineOfAddress(index), expected, found });
    }
    const lineOfBold = linesWithin(node, text);
    for (const { 0: found, 1: words = '', index } of text.matchAll(BOLD)) {
      if (words.trim() === words || words.trim() === '') continue;
      const expected = `no space inside the asterisks, as in **${quoted(words)}**`;
      report({ line: lineOfBold(index), expected, found: quoted(found), severity: 'warning' });
    }
    const lineOfReference = linesWithin(node, text);
    for (const { 0: found, 1: name, index } of text.matchAll(REFERENCE)) {
      const line = lineOfReference(index);
      const expected = `a line [${name}]: with the address of the link`;
      report({ line, expected, found: `${found} without such a line`, severity: 'warning' });
    }
  },
  thematicBreak(node, context) {
    const { source } = context;
    const [first] = context.parent(node)?.children ?? [];
    if (context.parent(node)?.type !== 'root' || lineOf(first ?? node) !== lineOf(node)) return;
    const found = FRONT_MATTER.exec(source.slice(node.position?.start.offset ?? 0));
    if (found?.index !== 0) return;
    const expected = 'one block of front matter, with all fields';
    report({ line: lineOf(node), expected, found: 'a second block between lines ---' });
  },
  paragraph(paragraph, { source }) {
    const rows = sourceOf(paragraph, source)
      .split('\n')
      .map((row) => row.replace(/^[\s>]+/, '').trimEnd());
    for (const finding of [...rowMistakes(rows), ...tableMistakes(rows)])
      report({ ...finding, line: lineOf(paragraph) + (finding.line ?? 0), severity: 'warning' });
  },
  code(node, { source }) {
    const rows = sourceOf(node, source).split('\n');
    const [fence] = /^(?:`{3,}|~{3,})/.exec(rows[0] ?? '') ?? [];
    const last = rows
      .slice(1)
      .at(-1)
      ?.replace(/^[\s>]+/, '');
    if (!fence || last?.startsWith(fence)) return;
    const expected = `a line ${fence} below the code`;
    report({ line: lineOf(node), expected, found: 'code that continues to the end of the text' });
  },
});

/** Finds mistakes in the rows of a paragraph. The line of a finding is the index of its row. */
function* rowMistakes(rows: readonly string[]): Generator<Finding> {
  for (const [line, row] of rows.entries()) {
    const [, marks, words = ''] = /^(#{2,6})(\p{L}.*)$/u.exec(row) ?? [];
    if (marks) {
      const expected = `a space after the number signs, as in ${marks} ${quoted(words)}`;
      yield { line, expected, found: quoted(row) };
    }
    const video = videoAt(row.replace(/^<(.*)>$/, '$1'));
    if (video) {
      const expected = `::video[Title]{${video.service}=${video.id}}, which shows the video`;
      yield { line, expected, found: `${quoted(row)}, of which the page shows only a link` };
    }
    if (PLACEHOLDER.test(row))
      yield { line, expected: 'the text of the page', found: `the placeholder ${quoted(row)}` };
  }
}

/** Finds a table without a row of dashes, or with too few of them. */
function* tableMistakes(rows: readonly string[]): Generator<Finding> {
  const line = rows.findIndex((row) => isTableRow(row));
  const [head = '', next = ''] = [rows[line], rows[line + 1]];
  if (!isTableRow(head) || !isTableRow(next)) return;
  const columns = cellsIn(head);
  const expected = `the row ${'| --- '.repeat(Math.min(columns, 9))}| below the head of the table`;
  const isDivider = /^[\s|:-]+$/.test(next);
  const found = isDivider ? `${quoted(next)}, with another number of cells` : 'no such row';
  yield { line: line + 1, expected, found };
}

const isTableRow = (row: string) => /^\|.*\|$/.test(row);
/** Returns the number of cells in a row that begins and ends with a vertical line. */
const cellsIn = (row: string) => row.replaceAll('\\|', '').split('|').length - 2;
