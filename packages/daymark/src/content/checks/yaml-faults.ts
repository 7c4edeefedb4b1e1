import { type Document, isMap, isScalar, type Node, type YAMLError } from 'yaml';
import { quoted } from './finder.ts';
import type { Problem } from './problem.ts';

/** A problem of the front matter, without the file. */
export type Fault = Omit<Problem, 'file'> & { line: number };

/**
 * Describes a syntax error of YAML in words that owners understand, because most of these errors are
 * missing quotes.
 */
export function yamlFault(
  { code, pos: [offset] }: YAMLError,
  document: Document,
  yaml: string,
  lineAt: (offset: number) => number,
): Fault {
  const lines = yaml.split('\n');
  const firstLine = lineAt(0);
  const textOf = (line: number) => lines[line - firstLine] ?? '';
  const line = lineAt(startsEarlier.has(code) ? keyBefore(document, offset) : offset);
  const text = textOf(line);
  const found = quoted(text);

  if (code === 'DUPLICATE_KEY') {
    const field = /^[\s-]*([^:]*)/.exec(text.slice(columnOf(yaml, offset)))?.[1] ?? '';
    return { line, field, expected: 'a field that occurs once', found: 'the field a second time' };
  }
  if (code === 'TAB_AS_INDENT')
    return { line, expected: 'spaces at the beginning of the line', found: 'a tab' };
  const [, name = '', value = ''] = /^(?:- )?([\w-]+):\s+(.*)$/.exec(text.trim()) ?? [];
  if (value === '') {
    const expected = 'a field in the form name: value, with a space after the colon';
    return { line, expected, found };
  }
  if (/^\[[^\]]*$/.test(value)) return { line, expected: 'a list that ends with ]', found };
  if (/^(["'])(?:(?!\1).)*$/.test(value))
    return { line, expected: `a value that ends with ${value[0]}`, found };
  if (/^[\p{L}\p{N}]/u.test(value) && !value.includes(': ')) {
    const expected = 'fields that begin in the same column';
    return { line: line + 1, expected, found: quoted(textOf(line + 1)) };
  }
  const inner = value.replace(/^(["'])(.*)\1$/, '$2');
  const expected = `quotes around the value, as in ${name}: ${JSON.stringify(inner)}`;
  return { line, expected, found };
}

/** Errors that the parser finds only after the field that causes them. */
const startsEarlier = new Set<string>(['BAD_INDENT', 'MISSING_CHAR']);

/** Returns the offset of the last field that begins before an offset. */
function keyBefore({ contents }: Document, offset: number): number {
  if (!isMap<Node, Node>(contents)) return offset;
  const starts = contents.items.flatMap(({ key }) => (isScalar(key) && key.range?.[0]) || 0);
  return Math.max(0, ...starts.filter((start) => start < offset));
}

const columnOf = (yaml: string, offset: number) =>
  offset - (yaml.lastIndexOf('\n', offset - 1) + 1);
