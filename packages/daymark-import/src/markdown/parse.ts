import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';

/* Parses Markdown in two ways: as the engine reads it, and as other tools do. */

/**
 * Adds the range of its address to each node, because the parser gives only the range of the whole
 * node.
 */
function destinations(this: Processor): void {
  const data: { fromMarkdownExtensions?: unknown[] } = this.data();
  data.fromMarkdownExtensions ??= [];
  const locate = function (
    this: { resume(): string; stack: Nodes[] },
    { start, end }: { start: { offset: number }; end: { offset: number } },
  ) {
    const url = this.resume();
    const node = this.stack.at(-1);
    Object.assign(node ?? {}, {
      url,
      data: { ...node?.data, destination: { start: start.offset, end: end.offset } },
    });
  };
  data.fromMarkdownExtensions.push({
    exit: { resourceDestinationString: locate, definitionDestinationString: locate },
  });
}

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(destinations)
  .freeze();

/**
 * The largest accepted depths: of lists and quotations inside one another (as in the engine), and
 * of links or emphasis.
 */
const DEEPEST_BLOCKS = 100;
const DEEPEST_WORDS = 1000;
const BLOCK_MARKS = /[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))/y;
const WORD_MARKS =
  /(?<=^|[\s(["'])[*_]+(?![*_\s]|$)|(?<=[^\s("'*_])[*_]+(?=$|[\s)\]"'.,;:!?])|[[\]]/g;

/**
 * Returns whether the parts of Markdown are so deep inside one another that the parsers would need
 * minutes, and gigabytes of memory.
 */
export function isTooDeep(markdown: string): boolean {
  if (markdown.length < 2 * DEEPEST_BLOCKS) return false;
  /** The columns of the lists around a line. */
  const columns: number[] = [];
  let [brackets, emphasis] = [0, 0];
  for (const line of markdown.split('\n')) {
    let marks = 0;
    BLOCK_MARKS.lastIndex = 0;
    for (let found = BLOCK_MARKS.exec(line); found; found = BLOCK_MARKS.exec(line)) {
      marks += 1;
      const column = BLOCK_MARKS.lastIndex;
      if (marks > 1 || found[0].endsWith('>')) continue;
      while ((columns.at(-1) ?? -1) >= column) columns.pop();
      columns.push(column);
    }
    if (marks > DEEPEST_BLOCKS || columns.length > DEEPEST_BLOCKS) return true;
    if (line.trim() === '') [brackets, emphasis] = [0, 0];
    for (const { 0: sign, index } of line.matchAll(WORD_MARKS)) {
      const isEnd = sign === ']' || (sign !== '[' && /[^\s("']/.test(line[index - 1] ?? ' '));
      // Only opening marks with an end count, because other opening marks do not slow the parser
      // down.
      if (isEnd && Math.max(brackets, emphasis) > DEEPEST_WORDS) return true;
      const step = isEnd ? -1 : 1;
      if (/[[\]]/.test(sign)) brackets = Math.max(0, brackets + step);
      else emphasis = Math.max(0, emphasis + step);
    }
  }
  return false;
}

/** Parses Markdown as the engine reads it. */
export const parseMarkdown = (markdown: string): Root => parser.parse(markdown);

const otherParser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The last text that was parsed: several steps read the same text. No step changes the tree. */
let last: { text: string; tree: Root } | undefined;

/** Parses Markdown as other tools read it. Markdown that is too deep to be converted gets an empty tree. */
export function parse(markdown: string): Root {
  if (isTooDeep(markdown)) return { type: 'root', children: [] };
  if (last?.text !== markdown) last = { text: markdown, tree: otherParser.parse(markdown) };
  return last.tree;
}
