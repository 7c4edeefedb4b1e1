import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { offsetOf, timeIn, withOffset } from '../../basics/time-zone.ts';
import { lineAt } from '../../settings/problems.ts';
import type { OwnersText } from '../texts.ts';
import { conflictIn, quoted } from './finder.ts';
import type { Problem } from './problem.ts';

interface FrontMatter {
  /** The front matter with the lines around it; empty if there is none. */
  block: string;
  yaml: string;
  /** Undefined if the fields cannot be read. */
  fields?: Readonly<Record<string, unknown>>;
  moments: OwnersText['moments'];
  faults: Fault[];
}

/** The line on which the YAML of the front matter begins. */
export const FIRST_LINE = 2;

const BLOCK = /(?<![\s\S])\uFEFF?---[^\S\n]*\n([\s\S]*?)^---[^\S\n]*$/m;

/** The largest front matter in bytes, which is as long as a book of 30 pages. */
const LARGEST = 64_000;
/**
 * The number of syntax errors that are described. The first errors often cause the later errors.
 */
const DESCRIBED = 20;

/** Returns the line of a file that contains an offset of the YAML of its front matter. */
export const lineInFile = (yaml: string, offset: number): number =>
  lineAt(yaml, offset) + FIRST_LINE - 1;

/** Without pretty errors, because for each of them the library reads the whole line again. */
export const parseYaml = (yaml: string) =>
  parseDocument(yaml, { customTags: ['timestamp'], prettyErrors: false });

/**
 * Reads the front matter at the beginning of a Markdown file.
 * @param timeZone the time zone of dates that have an hour and no offset
 */
export function readFrontMatter(source: string, timeZone = 'UTC'): FrontMatter {
  const { moments = {}, ...read } = readFields(source, timeZone);
  return { ...read, moments };
}

type Read = Omit<FrontMatter, 'moments'> & Partial<Pick<FrontMatter, 'moments'>>;

function readFields(source: string, timeZone: string): Read {
  const match = BLOCK.exec(source);
  const head = match?.[0] ?? source;
  const conflict = conflictIn(head);
  if (conflict && (match || conflict.line === 1))
    return { block: head, yaml: '', faults: [conflict] };
  if (!match) return { block: '', yaml: '', faults: [missing(source)] };
  const [block, yaml = ''] = match;
  const size = Buffer.byteLength(yaml);
  if (size > LARGEST) {
    const expected = `front matter of at most ${LARGEST / 1000} kB`;
    const found = `${(size / 1000).toFixed(1)} kB; put the text below the front matter`;
    return { block, yaml: '', faults: [{ line: 1, expected, found }] };
  }
  const document = parseYaml(yaml);
  const syntax = [...document.errors, ...document.warnings]
    .slice(0, DESCRIBED)
    .map((error) => yamlFault(error, document, yaml));
  // One mistake often causes several errors on its line.
  const faults = [...new Map(syntax.map((fault) => [fault.line, fault])).values()];
  if (faults.length > 0) return { block, yaml, faults };
  const { contents } = document;
  if (!isMap(contents)) {
    const expected = 'fields in the form name: value in the front matter';
    const found = contents ? `"${firstLineOf(yaml)}"` : 'no field';
    return { block, yaml, faults: [{ line: contents ? FIRST_LINE : 1, expected, found }] };
  }
  readHours(document);
  const values = valueFaults(document, yaml);
  const moments = momentsIn(document, yaml, timeZone);
  values.faults.push(...moments.faults);
  keepDays(document);
  if (values.isAliasMissing) return { block, yaml, faults: values.faults };
  const fields = fieldsOf(document);
  if (fields) return { block, yaml, fields, moments: moments.found, faults: values.faults };
  const expected = 'values that are written out instead of aliases such as *name';
  const found = 'aliases that contain themselves, or stand for more than 100 values';
  return {
    block,
    yaml,
    faults: [{ line: lineInFile(yaml, lastAlias(document)), expected, found }],
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

/** Returns the values of the fields; undefined if aliases contain one another too often. */
function fieldsOf(document: Document): FrontMatter['fields'] {
  try {
    const fields = Object(document.toJS());
    // Throws for values that contain themselves: messages and the cache need JSON.
    JSON.stringify(fields);
    return fields;
  } catch {
    return undefined;
  }
}

/** Returns the offset of the last alias, which is in the largest value of an alias bomb. */
function lastAlias(document: Document): number {
  let offset = 0;
  visit(document, {
    Alias(_, { range }) {
      offset = range?.[0] ?? offset;
    },
  });
  return offset;
}

/** Finds values that YAML accepts, but reads differently than their author meant. */
function valueFaults(document: Document, yaml: string) {
  const faults: Fault[] = [];
  const anchors = new Set<string>();
  let isAliasMissing = false;
  visit(document, {
    Value: (_, { anchor }) => void (anchor && anchors.add(anchor)),
    Alias(_, node) {
      if (anchors.has(node.source)) return;
      const expected = 'quotes around a value that begins with *';
      const line = lineInFile(yaml, node.range?.[0] ?? 0);
      faults.push({ line, expected, found: `*${node.source}` });
      isAliasMissing = true;
    },
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value)) return;
      const place = () => {
        return { line: lineInFile(yaml, value.range?.[0] ?? 0), field: String(key.value) };
      };
      if (value.value instanceof Date && !asWritten(value.source)) {
        const source = String(value.source);
        const expected = source.startsWith('0')
          ? 'a date with all digits of the year, such as 2026-06-14'
          : 'a date that exists';
        faults.push({ ...place(), expected, found: source });
      }
      // A comment usually begins with a space. "The #1 habit" contains no comment.
      if (value.type === 'PLAIN' && /^\S/.test(value.comment ?? '')) {
        const expected = 'quotes around a value that contains a space and #';
        const found = `"${value.source ?? ''}", because the rest is a comment`;
        faults.push({ ...place(), expected, found, severity: 'warning' });
      }
    },
  });
  return { faults, isAliasMissing };
}

/** Matches a date, with or without an hour and the offset of the hour from UTC. */
const DATE =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:(?:T|[ \t]+)(\d\d?):(\d\d)(?::(\d\d)(?:\.\d+)?)?[ \t]*(Z|[-+]\d\d?(?::?\d\d)?)?)?$/i;

/** Matches the names of the fields that contain a date. */
const DATED = /^(?:date|updated|reviewed)$/;

/** Reads hours without seconds, and offsets without a colon, which are words in YAML. */
function readHours(document: Document): void {
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !DATED.test(String(key.value)) || !isScalar(value)) return;
      const isHour = value.type === 'PLAIN' && typeof value.value === 'string';
      if (isHour && DATE.test(String(value.source))) value.value = new Date(0);
    },
  });
}

/**
 * Returns a date with the day and the time that its author wrote, whatever time zone follows: the
 * evening of 23 February in Brazil is 24 February in UTC, and the site shows 23 February.
 * @returns undefined for a date that does not exist, such as 2026-02-30, and for a year before 1000,
 *   which is mistyped
 */
function asWritten(source = ''): Date | undefined {
  const [year = 0, month = 0, day = 0, ...time] = (DATE.exec(source) ?? []).slice(1, 7).map(Number);
  const [hours, minutes, seconds] = time.map((part) => part || 0);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  date.setUTCHours(hours ?? 0, minutes, seconds);
  return year >= 1000 && isDay ? date : undefined;
}

/** Finds the dates that have an hour, and the hours that do not exist. */
function momentsIn(document: Document, yaml: string, timeZone: string) {
  const found: Record<string, string> = {};
  const faults: Fault[] = [];
  visit(document, {
    Pair(_, { key, value }, path) {
      if (!isScalar(key) || !isScalar(value) || !(value.value instanceof Date)) return;
      const shown = asWritten(value.source);
      const [, , , , hour, minute, second = '0', offset] = DATE.exec(value.source ?? '') ?? [];
      if (!shown || hour === undefined) return;
      const field = [...path.flatMap(nameIn), String(key.value)].join('.');
      const line = lineInFile(yaml, value.range?.[0] ?? 0);
      const isTime = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
      const own = isTime ? ownOffset(offset) : undefined;
      const known = own === undefined ? offsetOf(shown, timeZone) : undefined;
      const fault = (expected: string, why = '') =>
        faults.push({ line, field, expected, found: `${value.source}${why}` });
      if (!isTime) fault('an hour from 00:00 to 23:59');
      else if (Math.abs(own ?? 0) >= DAY) fault('an offset from UTC, such as +01:00');
      else if (known?.isSkipped) {
        const later = timeIn(new Date(shown.getTime() - known.offset), timeZone);
        const expected = `an hour that the clocks of ${timeZone} show, such as ${later.slice(0, MINUTES)}`;
        fault(expected, ', which a change of the clocks skips');
      } else found[field] = withOffset(shown, own ?? known?.offset ?? 0);
    },
  });
  return { found, faults };

  function nameIn(node: unknown, place: number, path: readonly unknown[]): string[] {
    if (isPair(node)) return [String(node.key)];
    return isSeq(node) ? [String(node.items.indexOf(path[place + 1]))] : [];
  }
}

const DAY = 24 * 60 * 60 * 1000;

/** The number of characters of a date with hour and minute. */
const MINUTES = '2027-03-01T08:00'.length;

/** Returns the offset that an author wrote, such as "+01:00", in milliseconds. */
function ownOffset(offset: string | undefined): number | undefined {
  if (offset === undefined) return undefined;
  const [, sign = '+', hours = '0', minutes = '0'] = /^([-+])(\d\d?):?(\d\d)?$/.exec(offset) ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60 * 1000;
}

/** Replaces the dates of a document by the dates that its author wrote. */
function keepDays(document: Document): void {
  visit(document, {
    Scalar(_, scalar) {
      if (scalar.value instanceof Date) scalar.value = asWritten(scalar.source) ?? scalar.value;
    },
  });
}

type Fault = Omit<Problem, 'file'> & { line: number };

/**
 * Describes a syntax error of YAML in words that owners understand, because most of these errors are
 * missing quotes.
 */
function yamlFault({ code, pos: [offset] }: YAMLError, document: Document, yaml: string): Fault {
  const textOf = (line: number) => yaml.split('\n')[line - FIRST_LINE] ?? '';
  const start = startsEarlier.has(code) ? keyBefore(document, offset) : offset;
  const line = lineInFile(yaml, start);
  const text = textOf(line);
  const found = quoted(text);

  if (code === 'DUPLICATE_KEY') {
    const column = offset - (yaml.lastIndexOf('\n', offset - 1) + 1);
    const field = /^[\s-]*([^:]*)/.exec(text.slice(column))?.[1] ?? '';
    return { line, field, expected: 'a field that occurs once', found: 'the field a second time' };
  }
  if (code === 'TAB_AS_INDENT')
    return { line, expected: 'spaces at the beginning of the line', found: 'a tab' };
  const [, name = '', value = ''] = /^(?:- )?([\w-]+):\s+(\S.*)$/.exec(text.trim()) ?? [];
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
