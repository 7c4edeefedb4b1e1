import { posix } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { isMap, parseDocument, parse as parseYaml } from 'yaml';
import { type Fields, fieldsFrom, isFields } from '../export/export.ts';

/* Reads data in YAML, TOML and JSON: front matter and settings. */

/** Returns the value of a field in any letter case. */
export function fieldIn(fields: Fields, name: string): unknown {
  if (Object.hasOwn(fields, name)) return fields[name];
  const key = Object.keys(fields).find((other) => other.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : fields[key];
}

/** Returns the value at a path of names in fields; undefined if there is none. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  let found = value;
  for (const name of path) found = isFields(found) ? fieldIn(found, name) : undefined;
  return found;
}

/** Returns a text or a number as text; undefined for any other value. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : undefined;

/**
 * Returns the path of a folder that settings name, from the root of the export: `./texts/` is `texts`, and the
 * root is an empty text.
 */
export const folderPath = (written: string): string =>
  posix.join('/', written).replace(/^\/|\/$/g, '');

/**
 * Parses YAML, TOML or JSON, the formats in which tools keep front matter and data. A key in YAML may
 * occur twice, because some tools accept that.
 */
export function parseData(data: string, ending: string): unknown {
  const text = data.replace(/^\uFEFF/, '');
  if (ending === '.toml') return parseToml(text);
  if (ending === '.json') return JSON.parse(text);
  return parseYaml(text, { uniqueKeys: false, maxAliasCount: 100 });
}

/** A file, divided into front matter and body. */
interface Divided {
  source: string;
  format: '.yaml' | '.toml' | '.json' | undefined;
  body: string;
  /** The line on which the body begins, from 1. */
  firstLine: number;
}

/** Divides a file into front matter and body. */
export function dividedOf(text: string): Divided {
  const whole = text.replace(/^\uFEFF/, '');
  // With the flag m, only `(?<![\s\S])` matches the beginning of the text.
  const found =
    /(?<![\s\S])---[^\S\n]*\r?\n([\s\S]*?)(?:^|\r?\n)---[^\S\n]*(?:\r?\n|$)/m.exec(
      whole.slice(0, 200_000),
    ) ??
    /(?<![\s\S])\+\+\+[^\S\n]*\r?\n([\s\S]*?)(?:^|\r?\n)\+\+\+[^\S\n]*(?:\r?\n|$)/m.exec(
      whole.slice(0, 200_000),
    ) ??
    // The first line may be missing.
    /(?<![\s\S])(?=(?:[\w-]+:.*\r?\n)*title:)((?:[\w-]+:.*\r?\n)+)---[^\S\n]*(?:\r?\n|$)/.exec(
      whole.slice(0, 20_000),
    );
  const linesIn = (part: string) => part.split('\n').length - 1;
  if (found?.index === 0) {
    const [block, source = ''] = found;
    return {
      source,
      format: block.startsWith('+') ? '.toml' : '.yaml',
      body: whole.slice(block.length),
      firstLine: 1 + linesIn(block),
    };
  }
  const end = /^\{\s*\r?\n/.test(whole) ? /\n\}[^\S\n]*(?:\r?\n|$)/.exec(whole) : null;
  if (end) {
    const at = end.index + end[0].length;
    const source = whole.slice(0, at);
    return { source, format: '.json', body: whole.slice(at), firstLine: 1 + linesIn(source) };
  }
  return { source: '', format: undefined, body: whole, firstLine: 1 };
}

/** Parses YAML, also with tabs and with lines of a text that are not indented, as most tools do. */
function yamlOf(source: string) {
  // For each pretty error, the library would read the whole line again.
  const options = { uniqueKeys: false, logLevel: 'silent', prettyErrors: false } as const;
  const document = parseDocument(source, options);
  if (document.errors.length === 0) return document;
  const indented = source
    .replaceAll('\t', '  ')
    .replace(/^(?![\w$"'.@-]+(?: [\w$"'.@-]+){0,2}:(?:\s|$)|-\s|#|\s|$|[}\]])/gm, '  ');
  const other = parseDocument(indented, options);
  return other.errors.length === 0 ? other : document;
}

/**
 * Returns the fields of front matter, or the fault because of which they cannot be read. The text is then
 * a draft.
 */
export function fieldsOf({ source, format }: Divided): { fields: Fields; fault?: string } {
  if (format === undefined || source.trim() === '') return { fields: {} };
  const refused = (fault: string) => ({ fields: {}, fault });
  try {
    if (format === '.yaml') {
      const document = yamlOf(source);
      const [error] = document.errors;
      if (error) {
        const line = source.slice(0, error.pos[0]).split('\n').length + 1;
        return refused(`${error.message.split('\n')[0]} (line ${line}).`);
      }
      if (document.contents !== null && !isMap(document.contents))
        return refused('Expected fields such as title: The pier; found another text.');
      return { fields: fieldsFrom(document.toJS({ maxAliasCount: 100 })) };
    }
    const fields = parseData(source, format);
    return isFields(fields) ? { fields } : refused('Expected an object with fields.');
  } catch (error) {
    const message = String(error instanceof Error ? error.message : error);
    return refused(`${message.split('\n')[0]}.`);
  }
}

/**
 * Returns the first string that a configuration in JavaScript assigns to one of the names. No program
 * runs.
 */
export function assignedIn(script: string, ...names: string[]): string | undefined {
  for (const name of names) {
    const assignment = new RegExp(`\\b${name}\\b["']?\\s*[:=]\\s*["'\`]([^"'\`\\n$]*)["'\`]`);
    const [, found] = assignment.exec(script) ?? [];
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns the texts of a list, or the parts of a text.
 * @param separator separates the parts; without it, a text is one part. An item of a list is
 * never divided, because names may have commas: "Work, rest and play"
 */
export function listOf(value: unknown, separator?: RegExp): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => listOf(item));
  if (isFields(value)) return listOf(value.name ?? value.title ?? value.label);
  const text = textIn(value);
  if (!text) return [];
  if (separator === undefined) return [text];
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
