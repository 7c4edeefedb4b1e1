import { didYouMean } from '../../settings/edit-distance.ts';
import { videoAt } from '../embeds/video-address.ts';
import {
  ADMONITIONS,
  blockProblems,
  DIRECTIVES,
  readLeaf,
  unknownDirective,
} from '../markdown/directives.ts';
import { isAlone, readFormula } from '../markdown/formulas.ts';
import { idsAround, writtenId } from '../markdown/headings.ts';
import { MARK } from '../markdown/marks.ts';
import { contains, lineOf, type Positioned } from '../markdown/plugin.ts';
import { withoutComments } from '../markdown/rewriting.ts';
import { isPlaceholder } from '../static-pages/placeholders.ts';
import {
  conflictIn,
  type Finder,
  type Finding,
  type Located,
  linesWithin,
  quoted,
  sourceOf,
} from './finder.ts';
import { emailList } from './public-files.ts';

/** Matches brackets that the parser leaves as text, with a text that may be an address. */
const ADDRESS = /(?<!\\)\]\(([^()\n]*)\)/g;
/** Matches a text that is probably an address, and not a remark in brackets. */
const MEANT = /^(?:\.{0,2}\/|#|https?:|mailto:|tel:|sms:)|\.\w{2,4}$/;
/** Matches a link whose address is in a definition. */
const REFERENCE = /(?<!\\)\[[^\][\n]+\]\[([^\][\n]+)\]/g;

/** Matches asterisks around words that the parser leaves as text. */
const BOLD = /(?<![*\\])\*\*([^*\n]+)\*\*(?!\*)/g;
/** Matches a block at the beginning that looks like front matter. */
const FRONT_MATTER = /^---[ \t]*\n(?:[\w-]+:.*\n|[ \t]+[^\s].*\n|- .*\n)+---[ \t]*(?=\n|$)/;
/** Matches the beginning of the placeholder text of designers. */
const PLACEHOLDER = /\blorem\s+ipsum\b/i;

/** Finds the matches of a pattern in the source of a node, with their lines and groups. */
function* matchesIn(node: Positioned & Located, source: string, pattern: RegExp) {
  const text = sourceOf(node, source);
  const lineAt = linesWithin(node, text);
  for (const { 0: found, 1: group = '', index } of text.matchAll(pattern))
    yield { line: lineAt(index), found, group };
}

/** Finds Markdown with a mistake, which the page shows as text: links, bold words, headings, tables. */
export const syntaxFinder: Finder = (report) => ({
  name: 'find-syntax-mistakes',
  options: { position: true },
  text(node, { source }) {
    for (const { line, group: found } of matchesIn(node, source, ADDRESS)) {
      if (!/\s/.test(found) || !MEANT.test(found)) continue;
      const expected = 'an address without spaces (%20 instead of each), with a title in " "';
      report({ line, expected, found });
    }
    for (const { line, found, group: words } of matchesIn(node, source, BOLD)) {
      if (words.trim() === words || words.trim() === '') continue;
      const expected = `no space inside the asterisks, as in **${quoted(words)}**`;
      report({ line, expected, found: quoted(found), severity: 'warning' });
    }
    for (const { line, found, group: name } of matchesIn(node, source, REFERENCE)) {
      const expected = `a line [${name}]: with the address of the link`;
      report({ line, expected, found: `${found} without such a line`, severity: 'warning' });
    }
  },
  thematicBreak(node, context) {
    const { source } = context;
    const [first] = context.parent(node)?.children ?? [];
    if (context.parent(node)?.type !== 'root' || lineOf(first ?? node) !== lineOf(node)) return;
    if (!FRONT_MATTER.test(source.slice(node.position?.start.offset ?? 0))) return;
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
    const [first = '', ...rows] = sourceOf(node, source).split('\n');
    const [fence] = /^(?:`{3,}|~{3,})/.exec(first) ?? [];
    const last = rows.at(-1)?.replace(/^[\s>]+/, '');
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

/** Finds a table without a row of dashes, or with too few dashes. */
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

/** Finds lists of e-mail addresses, which spammers collect. */
export const emailFinder: Finder = (report) => () => {
  const words: string[] = [];
  let first: Positioned | undefined;
  const read = (node: Positioned, text: string) => {
    if (!text.includes('@')) return;
    first ??= node;
    words.push(text);
  };
  return {
    name: 'find-email-lists',
    options: { position: true },
    text: (node) => read(node, node.value),
    link: (node) => read(node, node.url),
    html: (node) => read(node, withoutComments(node.value)),
    after() {
      const list = emailList(words.join('\n'));
      if (list && first) report({ ...list, line: lineOf(first), severity: 'warning' });
    },
  };
};

/** Finds references to footnotes that do not exist, and footnotes without a reference. */
export const footnoteFinder: Finder = (report) => () => {
  const notes = new Map<string, number>();
  const references = new Set<string>();
  return {
    name: 'find-footnotes',
    options: { position: true },
    footnoteReference: ({ identifier }) => void references.add(identifier),
    footnoteDefinition(note: Positioned & { identifier: string }) {
      const [line, first] = [lineOf(note), notes.get(note.identifier)];
      if (first === undefined) return void notes.set(note.identifier, line);
      const found = `[^${note.identifier}], as on line ${first}`;
      report({ line, expected: 'one footnote of this name', found });
    },
    // The parser leaves a reference without a footnote as text.
    text(node, { source }) {
      const notes = matchesIn(node, source, /(?<!\\)\[\^([^\][\s]+)\]/g);
      for (const { line, found, group: name } of notes)
        report({ line, expected: `a footnote that begins with [^${name}]:`, found });
    },
    after() {
      for (const [name, line] of notes)
        if (!references.has(name)) {
          const expected = `a reference [^${name}] in the text`;
          const found = 'a footnote to which nothing refers, and which the page leaves out';
          report({ line, expected, found, severity: 'warning' });
        }
    },
  };
};

/** Finds directives that are unknown, invalid or unclosed, and text that looks like a directive. */
export const directiveFinder: Finder = (report) => () => {
  // The line ::: below a misspelt directive is not a second mistake.
  let isOpenedWrong = false;
  return {
    name: 'find-directives',
    options: { position: true },
    paragraph(paragraph, { source }) {
      for (const [index, row] of sourceOf(paragraph, source).split('\n').entries()) {
        const text = row.replace(/^[\s>]+/, '');
        if (!text.startsWith('::')) continue;
        const found = quoted(text);
        const line = lineOf(paragraph) + index;
        const [, name] = /^:+\s*(\p{L}[\p{L}\p{N}-]*)/u.exec(found) ?? [];
        if (name) {
          const known = DIRECTIVES.find((directive) => directive.endsWith(`:${name}`));
          const [, title, target] = /^[^\s[]*\[(.*)\]\(([^\]]*)\)$/.exec(found) ?? [];
          const attribute = name === 'button' ? 'href' : 'src';
          const expected = title
            ? `${known}[${title}]{${attribute}=${target}}`
            : `${known}, without a space between its parts`;
          report(known ? { line, expected, found } : { line, ...unknownDirective(found) });
          isOpenedWrong = true;
        } else if (/^:{3,}$/.test(found)) {
          const expected = 'a line such as :::note above the text that ::: ends';
          if (!isOpenedWrong) report({ line, expected, found });
          isOpenedWrong = false;
        }
      }
    },
    textDirective(node, { source }) {
      const found = quoted(sourceOf(node, source));
      const names = DIRECTIVES.map((directive) => directive.replace(/^:+/, ''));
      const isMeant = names.includes(node.name) || didYouMean(node.name, names) !== '';
      // A colon and a word may be part of a sentence, but not if brackets follow.
      if (!isMeant || !/[[{]/.test(found)) return;
      const expected =
        'two colons before video, audio, button and file, three before note, quote, pull and gallery';
      report({ line: lineOf(node), expected, found });
    },
    containerDirective(block, { source }) {
      const line = lineOf(block);
      const text = sourceOf(block, source);
      const [first = ''] = text.split('\n', 1);
      const [, label = '', rest = ''] =
        /^:{3,}[\w-]+(?:\[(.*)\])?(?:\{.*\})?\s*(.*)/.exec(first) ?? [];
      if (ADMONITIONS.has(block.name)) {
        const title = label || rest || capitalized(block.name);
        const expected = `:::note[${title}], because admonitions of other tools are notes here`;
        return report({ line, expected, found: quoted(first) });
      }
      if (rest !== '') {
        const expected = `the text below the line :::${block.name}, or in brackets after it`;
        report({ line, expected, found: quoted(first) });
      }
      const last = block.children.at(-1);
      const isClosed =
        /^[\s>]*:{3,}$/.test(lastLineOf(text)) &&
        !(last?.type === 'containerDirective' && endOf(last) === endOf(block));
      // The parser parses the closing `:::` below a definition list as a term.
      if (!isClosed && contains(block, isDefinitions)) {
        isOpenedWrong = true;
        const list = block.children.find(isDefinitions);
        if (!list) return;
        const expected = `:::${block.name} without a list of definitions`;
        const [term = ''] = sourceOf(list, source).split('\n', 1);
        return report({ line, expected, found: quoted(term) });
      }
      const expected = `a line ::: below the text of :::${block.name}`;
      // A block without an end also contains the headings after it, so further messages would
      // mislead.
      const problems = isClosed ? blockProblems(block) : [{ expected, found: 'no such line' }];
      for (const problem of problems) report({ line, ...problem });
    },
    leafDirective(leaf, context) {
      if (isPlaceholder(leaf.name, context.fileURL)) return;
      const isAtRoot = context.parent(leaf)?.type === 'root';
      const { problems = [] } = readLeaf(leaf, context.textContent(leaf), isAtRoot);
      for (const problem of problems) report({ line: lineOf(leaf), ...problem });
      if (DIRECTIVES.includes(`:::${leaf.name.toLowerCase()}`)) isOpenedWrong = true;
    },
  };
};

const isDefinitions = ({ type }: { type: string }) => type === 'descriptionList';

/** Finds formulas that cannot be shown, and lines `$$` without an end. */
export const formulaFinder: Finder = (report) => {
  const find = (node: Positioned & { value: string }, isDisplay: boolean) => {
    const { problem } = readFormula(node, isDisplay);
    if (problem) report({ line: lineOf(node), ...problem });
  };
  return {
    name: 'find-formulas',
    options: { position: true },
    math: (node) => find(node, true),
    inlineMath: (node, context) => find(node, isAlone(node, context.parent(node))),
    text(node, { source }) {
      for (const { line } of matchesIn(node, source, UNPAIRED))
        report({ line, expected: 'a line $$ above and below a formula', found: 'only one $$' });
    },
  };
};

/**
 * Matches a line of two dollar signs with a mark between them, by which `formulaMarker` shows that no
 * formula begins.
 */
const UNPAIRED = new RegExp(`^\\$${MARK}\\$$`, 'gm');

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const lastLineOf = (text: string) => {
  const end = text.trimEnd();
  return end.slice(end.lastIndexOf('\n') + 1);
};

const endOf = ({ position }: { position?: { end: { offset?: number | undefined } } | undefined }) =>
  position?.end.offset;

/** Finds headings that break the outline of the page, whose first heading is the title. */
export const headingFinder: Finder =
  (report) =>
  ({ fileURL }) => {
    let level = 1;
    const taken = new Set(idsAround(decodeURI(fileURL?.pathname ?? '')));
    return {
      name: 'find-headings',
      options: { position: true },
      heading(heading, context) {
        const { depth } = heading;
        const line = lineOf(heading);
        const text = context.textContent(heading).trim();
        // The parser takes a conflict of two versions for a heading. Another message reports it.
        if (conflictIn(text)) return;
        const found = `${'#'.repeat(depth)} ${text}`;
        const written = writtenId(text);
        if (written && (!written.isValid || taken.has(written.id))) {
          const expected = written.isValid
            ? 'an id that no other part of the page has'
            : 'an id of letters, digits and hyphens, such as {#rest}';
          report({ line, expected, found: `{#${written.id}}` });
        }
        if (written) taken.add(written.id);
        if (text === '')
          report({ line, expected: 'a heading with a text', found: 'an empty heading' });
        if (depth === 1) {
          const expected = 'a heading that begins with ##, because the title is the heading with #';
          report({ line, expected, found });
        } else if (depth > level + 1) {
          const expected = `a heading with ${'#'.repeat(level + 1)} before one with ${'#'.repeat(depth)}`;
          report({ line, expected, found, severity: 'warning' });
        }
        level = depth;
      },
    };
  };
