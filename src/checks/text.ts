import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { slugOf } from '../markdown/slug.ts';
import type { Problem } from './problem.ts';

/** A Markdown file of the owner's, as it is written. */
export interface Text {
  /** From the root of the project: "content/articles/first-light.md". */
  file: string;
  /** Its folder in `content/`, which tells its kind: "articles". */
  folder: string;
  slug: string;
  /** The fields of its front matter, unchecked. */
  fields: Readonly<Record<string, unknown>>;
  /** The line of a field, or of the nearest that is there; such as "sources.0.year". */
  lineOf: (field: string) => number;
  /** Its front matter as it is written, from the second line of the file. */
  yaml: string;
  /** The file with its front matter left blank, so that lines keep their numbers. */
  body: string;
  /** What is wrong with the form of the front matter. */
  problems: Problem[];
}

const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]*?)^---[^\S\n]*$/m;
/** The line that front matter begins on. */
export const FIRST_LINE = 2;

const parse = (yaml: string) => parseDocument(yaml, { customTags: ['timestamp'] });

/** Reads a Markdown text apart; whatever its form, it gives what can be read. */
export function readText(file: string, source: string): Text {
  const [block = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  const document = parse(yaml);
  const lineAt = (offset: number) => yaml.slice(0, offset).split('\n').length - 1 + FIRST_LINE;
  const problems = document.errors.map(({ message, pos: [offset] }) => ({
    file,
    line: lineAt(offset),
    expected: 'front matter in YAML',
    found: message.split(/ at line |:?\n/)[0] ?? message,
  }));
  const fields: unknown = problems.length > 0 ? {} : document.toJS();
  return {
    file,
    folder: file.split('/')[1] ?? '',
    slug: slugOf(file),
    fields: Object(fields),
    // Parsed again for the few that ask, so that no text keeps its syntax tree.
    lineOf: (field) => {
      const offset = offsetOf(parse(yaml).contents, field.split('.'));
      return offset === undefined ? 1 : lineAt(offset);
    },
    yaml,
    body: source.replace(block, block.replace(/[^\n]/g, '')),
    problems,
  };
}

/** Where a field begins, or the nearest of those that it is part of. */
function offsetOf(node: unknown, [name, ...rest]: string[]): number | undefined {
  if (name === undefined) return undefined;
  if (isMap<Node, Node>(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === name);
    return pair && (offsetOf(pair.value, rest) ?? pair.key.range?.[0]);
  }
  if (!isSeq<Node>(node)) return undefined;
  const item = node.items[Number(name)];
  return item && (offsetOf(item, rest) ?? item.range?.[0]);
}
