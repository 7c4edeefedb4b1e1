import { type Document, isMap, isScalar, parseDocument, visit } from 'yaml';
import { lineAt } from '../../settings/position.ts';
import { type Fault, yamlFault } from './yaml-faults.ts';

/** The front matter of a Markdown file. */
interface FrontMatter {
  /** The front matter with the lines around it; empty if there is none. */
  block: string;
  yaml: string;
  /** Undefined if the fields cannot be read. */
  fields?: Readonly<Record<string, unknown>>;
  faults: Fault[];
}

/** The line on which the YAML of the front matter begins. */
export const FIRST_LINE = 2;

const BLOCK = /^\uFEFF?---[^\S\n]*\n([\s\S]*?)^---[^\S\n]*$/m;

/** Returns the line of a file that contains an offset of the YAML of its front matter. */
export const lineInFile = (yaml: string, offset: number): number =>
  lineAt(yaml, offset) + FIRST_LINE - 1;

export const parseYaml = (yaml: string) => parseDocument(yaml, { customTags: ['timestamp'] });

/** Reads the front matter at the beginning of a Markdown file. */
export function readFrontMatter(source: string): FrontMatter {
  const match = BLOCK.exec(source);
  if (match?.index !== 0) return { block: '', yaml: '', faults: [missing(source)] };
  const [block, yaml = ''] = match;
  const document = parseYaml(yaml);
  const lineOf = (offset: number) => lineInFile(yaml, offset);
  const syntax = [...document.errors, ...document.warnings].map((error) =>
    yamlFault(error, document, yaml, lineOf),
  );
  // One mistake often causes several errors on its line.
  const faults = [...new Map(syntax.map((fault) => [fault.line, fault])).values()];
  if (faults.length > 0) return { block, yaml, faults };
  const { contents } = document;
  if (!isMap(contents)) {
    const expected = 'fields in the form name: value in the front matter';
    const found = contents ? `"${firstLineOf(yaml)}"` : 'no field';
    return { block, yaml, faults: [{ line: contents ? FIRST_LINE : 1, expected, found }] };
  }
  const values = valueFaults(document, lineOf);
  keepDays(document);
  const isComplete = !values.some(({ isUnreadable }) => isUnreadable);
  return {
    block,
    yaml,
    ...(isComplete && { fields: Object(document.toJS()) }),
    faults: values.map(({ isUnreadable: _, ...fault }) => fault),
  };
}

/** Describes why a file has no front matter. */
function missing(source: string): Fault {
  const expected = 'front matter between two lines ---, the first at the beginning of the file';
  if (source.trim() === '') return { line: 1, expected, found: 'an empty file' };
  const above = /^\s*/.exec(source.replace(/^\uFEFF/, ''))?.[0] ?? '';
  const line = above.split('\n').length;
  const start = firstLineOf(source.trimStart());
  if (start === '+++') return { line, expected, found: 'front matter in TOML, between lines +++' };
  if (start !== '---') return { line: 1, expected, found: 'no front matter' };
  if (above !== '') return { line, expected, found: 'white space above the first line ---' };
  return { line, expected: 'a line --- at the end of the front matter', found: 'no such line' };
}

const firstLineOf = (text: string) => (text.split('\n', 1)[0] ?? '').trim();

/** Finds values that YAML accepts and reads in another way than they look. */
function valueFaults(document: Document, lineOf: (offset: number) => number) {
  const faults: (Fault & { isUnreadable?: boolean })[] = [];
  visit(document, {
    Alias(_, node) {
      if (node.resolve(document)) return;
      const expected = 'quotes around a value that begins with *';
      const line = lineOf(node.range?.[0] ?? 0);
      faults.push({ line, expected, found: `*${node.source}`, isUnreadable: true });
    },
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value)) return;
      const place = { line: lineOf(value.range?.[0] ?? 0), field: String(key.value) };
      if (value.value instanceof Date && !asWritten(value.source)) {
        const source = String(value.source);
        const expected = source.startsWith('0')
          ? 'a date with all digits of the year, such as 2026-06-14'
          : 'a date that exists';
        faults.push({ ...place, expected, found: source });
      }
      // A comment usually begins with a space. "The #1 habit" contains no comment.
      if (value.type === 'PLAIN' && /^\S/.test(value.comment ?? '')) {
        const expected = 'quotes around a value that contains a space and #';
        const found = `"${value.source ?? ''}", because the rest is a comment`;
        faults.push({ ...place, expected, found, severity: 'warning' });
      }
    },
  });
  return faults;
}

const DATE = /^(\d{4})-(\d\d?)-(\d\d?)(?:(?:[Tt]|[ \t]+)(\d\d?):(\d\d):(\d\d))?/;

/**
 * Returns a date with the day and the time that its author wrote, whatever time zone follows: the
 * evening of 23 February in Brazil is 24 February in UTC, and the site shows 23 February.
 * @returns undefined for a date that does not exist, such as 2026-02-30, and for a year before 1000,
 *   which is mistyped
 */
function asWritten(source = ''): Date | undefined {
  const [year = 0, month = 0, day = 0, ...time] = (DATE.exec(source) ?? []).slice(1).map(Number);
  const [hours, minutes, seconds] = time.map((part) => part || 0);
  const date = new Date(Date.UTC(year, month - 1, day, hours, minutes, seconds));
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date
    : undefined;
}

/** Replaces the dates of a document by those that its author wrote. */
function keepDays(document: Document): void {
  visit(document, {
    Scalar(_, scalar) {
      if (scalar.value instanceof Date) scalar.value = asWritten(scalar.source) ?? scalar.value;
    },
  });
}
