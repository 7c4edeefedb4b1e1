import { didYouMean } from '../../settings/edit-distance.ts';
import {
  blockProblems,
  DIRECTIVES,
  isPlaceholder,
  readLeaf,
  unknownDirective,
} from '../markdown/directives.ts';
import { lineOf } from '../markdown/plugin.ts';
import { type Finder, quoted, sourceOf } from './finder.ts';

/** Finds directives that are unknown, invalid or unclosed, and text that looks like a directive. */
export const directiveFinder: Finder = (report) => () => {
  // The line ::: below a misspelt directive is not a second mistake.
  let isOpenedWrong = false;
  return {
    name: 'find-directives',
    options: { position: true },
    paragraph(paragraph, { source }) {
      for (const [index, row] of sourceOf(paragraph, source).split('\n').entries()) {
        const found = quoted(row.replace(/^[\s>]+/, ''));
        const line = lineOf(paragraph) + index;
        const [, colons, name] = /^(:{2,})\s*(\p{L}[\p{L}\p{N}-]*)?/u.exec(found) ?? [];
        if (!colons) continue;
        if (name) {
          const known = DIRECTIVES.find((directive) => directive.endsWith(`:${name}`));
          const expected = `${known}, without a space between its parts`;
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
      const expected = 'two colons before video and audio, three before note, quote and pull';
      report({ line: lineOf(node), expected, found });
    },
    containerDirective(block, { source }) {
      const line = lineOf(block);
      const text = sourceOf(block, source);
      const [first = ''] = text.split('\n', 1);
      const [, rest = ''] = /^:{3,}[\w-]+(?:\[.*\])?(?:\{.*\})?\s*(.*)$/.exec(first) ?? [];
      if (rest !== '') {
        const expected = `the text below the line :::${block.name}, or in brackets after it`;
        report({ line, expected, found: quoted(first) });
      }
      const last = block.children.at(-1);
      const isClosed =
        /^[\s>]*:{3,}$/.test(lastLineOf(text)) &&
        !(last?.type === 'containerDirective' && endOf(last) === endOf(block));
      const expected = `a line ::: below the text of :::${block.name}`;
      // Without its end, a block also contains headings that are meant to follow it.
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

const lastLineOf = (text: string) => {
  const end = text.trimEnd();
  return end.slice(end.lastIndexOf('\n') + 1);
};

const endOf = ({ position }: { position?: { end: { offset?: number | undefined } } | undefined }) =>
  position?.end.offset;
