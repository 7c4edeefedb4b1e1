import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { readAstroPage } from '../read-astro-page.ts';
import { folderAndSlugOf } from '../slug.ts';
import type { OwnersText } from '../texts.ts';
import { lineInFile, parseYaml, readFrontMatter } from './front-matter.ts';
import type { Problem } from './problem.ts';

/** A Markdown file of the owner, before rendering. */
export interface Text extends Pick<OwnersText, 'file' | 'folder' | 'slug' | 'fields' | 'moments'> {
  /**
   * Whether the fields could be read. If the fields cannot be read, `problems` contains the reason.
   */
  isReadable: boolean;
  /** Returns the line of a field such as "sources.0.year", or of its nearest existing parent. */
  lineOf: (field: string) => number;
  /** The YAML of the front matter, which begins on the second line of the file. */
  yaml: string;
  /** The size of the body in bytes; 0 if it is blank. */
  bodySize: number;
  /** Problems of the front matter that do not depend on the kind of the file. */
  problems: readonly Problem[];
}

interface SourceText extends Text {
  /** The file's text with blank lines for the front matter, so that line numbers stay the same. */
  body: string;
  /** The HTML in the template of an Astro page, for the search. */
  template?: string;
}

type Unplaced = Omit<SourceText, 'folder' | 'slug'>;

/**
 * Reads a file of the owner without rendering its body. Reports problems instead of throwing.
 * @param timeZone the time zone of the site
 */
export const readText = (
  file: string,
  source: string,
  code = '',
  timeZone = 'UTC',
): SourceText => ({
  ...(file.endsWith('.astro')
    ? readAstroText(file, source)
    : readMarkdownText(file, source, timeZone)),
  ...folderAndSlugOf(file, code),
});

/** Splits a Markdown file into front matter and body. */
function readMarkdownText(file: string, source: string, timeZone: string): Unplaced {
  const { block, yaml, fields, moments, faults } = readFrontMatter(source, timeZone);
  const body = source.replace(block, block.replace(/[^\n]/g, ''));
  return {
    file,
    fields: fields ?? {},
    moments,
    isReadable: fields !== undefined,
    lineOf: lineFinder(yaml),
    yaml,
    body,
    bodySize: body.trim() === '' ? 0 : Buffer.byteLength(body),
    problems: faults.map((fault) => ({ file, ...fault })),
  };
}

/** Reads an owner's Astro page as a `Text`, with the fields of its export and without a body. */
function readAstroText(file: string, source: string): Unplaced {
  const { fields, line, html, problem } = readAstroPage(source);
  return {
    file,
    fields,
    moments: {},
    isReadable: !problem,
    lineOf: () => line,
    yaml: '',
    body: '',
    bodySize: 0,
    template: html,
    problems: problem ? [{ file, line, ...problem }] : [],
  };
}

/** The syntax tree of the YAML in which a line was last looked for. */
let lastTree = { yaml: '', contents: parseYaml('').contents };

/** Parses YAML again on demand, so that the syntax trees of all files are not in memory. */
function treeOf(yaml: string) {
  if (lastTree.yaml !== yaml) lastTree = { yaml, contents: parseYaml(yaml).contents };
  return lastTree.contents;
}

/** Creates `lineOf` of a text. */
export const lineFinder = (yaml: string) => (field: string) => {
  const offset = offsetOf(treeOf(yaml), field.split('.'));
  return offset === undefined ? 1 : lineInFile(yaml, offset);
};

/**
 * Returns a date as its author typed it, for messages, because YAML turns it into a Date; undefined if a
 * field such as "sources.0.year" is no date.
 */
export function typedDate({ yaml }: Pick<Text, 'yaml'>, field: string): string | undefined {
  const tree = treeOf(yaml);
  const node = isMap(tree) ? tree.getIn(field.split('.'), true) : undefined;
  const typed = isScalar(node) && node.type === 'PLAIN' ? node.source : undefined;
  return typed && /^\d{4}-\d/.test(typed) ? typed : undefined;
}

/** Returns the offset of a field, or of its nearest existing parent. */
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
