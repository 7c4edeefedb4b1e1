import type { Field } from 'daymark/fields';
import { mergeText } from './body.ts';
import { isEmpty, isObject, objectForm, plainForm, sameMeaning } from './fields.ts';
import { changeValues, newFrontMatter, readValues } from './front-matter.ts';

/*
 * The format between Sveltia CMS and the owner's files: the form shows the values of a text, and a
 * save changes only the lines of the values that were changed. The text of the file travels through
 * the form, in a value that no field shows.
 */

/** The values that are no fields of the front matter. */
export const VALUES = {
  /** The text below the front matter. */
  body: 'body',
  /** The same text in an editor that nobody sees, for the spelling of the form (see body.ts). */
  shown: 'body_as_shown',
  /** The whole file. */
  file: 'file_as_opened',
};

/** Returns the name of the form's field for a value that is an object and may also be words. */
export const objectName = (name: string) => `${name}_chosen`;

type Values = Record<string, unknown>;

/** How the form reads and writes files, as `CMS.registerCustomFormat` takes them. */
export interface Format {
  fromFile: (text: string) => Values;
  toFile: (values: Values) => Promise<string>;
}

/** What a format needs to know. */
export interface FormatOptions {
  /** The fields of the front matter. The form shows no others, and others stay as they are. */
  fields: Field;
  /** The names of the fields in the order in which `daymark new` writes them. */
  order: readonly string[];
  /** Asks the author to confirm a loss in one sentence. If the answer is false, nothing is lost. */
  ask: (question: string) => boolean | Promise<boolean>;
}

/** Creates the format of a kind of text. */
export const textFormat = ({ fields, order, ask }: FormatOptions): Format => ({
  fromFile(text) {
    const file = outerForm(text).text;
    const { yaml, body } = partsOf(file);
    const values = forForm(readValues(yaml), fields);
    return { ...values, [VALUES.body]: body, [VALUES.shown]: body, [VALUES.file]: file };
  },
  async toFile(values) {
    const file = values[VALUES.file];
    const edited = linesAs(String(values[VALUES.body] ?? '')).trimEnd();
    if (typeof file !== 'string' || file === '')
      return newText(fromForm(values, fields), edited, fields, order);
    const { head, yaml, tail, gap, body } = partsOf(file);
    const old = readValues(yaml);
    const changes = await changesOf(old, fromForm(values, fields), fields, ask);
    const shown = String(values[VALUES.shown] ?? body);
    const isLost = edited.trim() === '' && body.trim() !== '';
    const keepsBody =
      isLost &&
      !(await ask(`Save this text without its words, of which the file has ${countOf(body)}?`));
    const text = keepsBody ? body : mergeText(body, shown, edited);
    const changed = changeValues(yaml, changes, fields, order);
    const after = text === '' || tail.endsWith('\n') ? tail : `${tail}\n`;
    if (head !== '') return head + changed + after + gap + text;
    return changed === '' ? gap + text : `---\n${changed}---\n${gap}${text}`;
  },
});

/**
 * Returns a text as it is saved: in the outer form of the file, of which Sveltia keeps nothing. This
 * is the byte order mark, the white space at both ends, and the line endings.
 * @param stored the file as it is
 * @param saved the text that Sveltia writes
 */
export function inOuterForm(stored: string, saved: string): string {
  const { start, text, end } = outerForm(stored);
  const core = saved.trim();
  if (text === '' || core === '') return saved;
  // Spaces behind the last line of the file do not belong behind another one.
  const ending = lastLine(core) === lastLine(text) ? end : end.replace(/^[^\r\n]+/, '');
  if (!stored.includes('\r')) return start + core + ending;
  const endings = new Map(
    Array.from(stored.matchAll(/([^\r\n]*)(\r\n?|\n)/g), ([, line = '', end = '']) => [line, end]),
  );
  const usual = stored.includes('\r\n') ? '\r\n' : '\r';
  const lines = core.split('\n');
  const last = lines.pop() ?? '';
  return start + lines.map((line) => line + (endings.get(line) ?? usual)).join('') + last + ending;
}

const lastLine = (text: string) => text.slice(text.lastIndexOf('\n') + 1);

/** Divides a file into white space and the text between, whose lines end with line feeds. */
function outerForm(file: string): { start: string; text: string; end: string } {
  const text = file.trim();
  const start = file.slice(0, file.indexOf(text));
  return { start, text: linesAs(text), end: file.slice(start.length + text.length) };
}

const linesAs = (text: string) => text.replace(/\r\n?/g, '\n');

/** Divides a text into the front matter with the lines around it, blank lines, and the body. */
function partsOf(text: string) {
  const [block = '', head = '', yaml = '', tail = ''] =
    /^(---[^\S\n]*\n)((?:[^\n]*\n)*?)(---[^\S\n]*(?:\n|$))/.exec(text) ?? [];
  const rest = text.slice(block.length);
  const gap = /^(?:[^\S\n]*\n)*/.exec(rest)?.[0] ?? '';
  return { head, yaml, tail, gap, body: rest.slice(gap.length) };
}

/** Returns the values that the form shows. A form has one field for words, and one for an object. */
function forForm(values: Values, { properties = {} }: Field): Values {
  const shown = Object.entries(properties).flatMap(([name, field]) => {
    const value = values[name];
    if (value === undefined || value === null) return [];
    const isOther = isObject(value) && plainForm(field) && objectForm(field);
    return [[isOther ? objectName(name) : name, value]];
  });
  return Object.fromEntries(shown);
}

/** Returns the values of the fields, of which the form has some in two fields. */
function fromForm(values: Values, { properties = {} }: Field): Values {
  const all = Object.entries(properties).flatMap(([name, field]) => {
    const isDouble = plainForm(field) && objectForm(field);
    const value =
      isDouble && isEmpty(values[name]) ? (values[objectName(name)] ?? values[name]) : values[name];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(all);
}

/** Returns the fields that a form has changed; undefined for those that it has emptied. */
async function changesOf(
  old: Values,
  values: Values,
  { properties = {}, required = [] }: Field,
  ask: FormatOptions['ask'],
): Promise<Values> {
  const names = Object.keys(properties);
  const lost = names.filter((name) => !isEmpty(old[name]) && !(name in values));
  const removes =
    lost.length > 0 && (await ask(`Save this text without what the file has in ${inWords(lost)}?`));
  const changes = names.flatMap((name): [string, unknown][] => {
    const field = properties[name] ?? {};
    if (lost.includes(name)) return removes ? [[name, undefined]] : [];
    if (sameMeaning(old[name], values[name], field)) return [];
    const stays = required.includes(name) || allowsNothing(field);
    return [[name, isEmpty(values[name]) && !stays ? undefined : values[name]]];
  });
  return Object.fromEntries(changes);
}

/** Whether words may be empty, such as the description of a picture that only decorates. */
const allowsNothing = ({ type, minLength, format, enum: choices, pattern }: Field) =>
  type === 'string' && !minLength && !format && !choices && !pattern;

const inWords = (names: readonly string[]) =>
  new Intl.ListFormat('en').format(names.map((name) => `“${name}”`));

const countOf = (text: string) => (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0).toLocaleString('en');

/** Returns a new text, as `daymark new` writes it. */
function newText(values: Values, body: string, fields: Field, order: readonly string[]): string {
  const { properties = {}, required = [] } = fields;
  const names = Object.keys(values)
    .filter(
      (name) => required.includes(name) || !sameMeaning(undefined, values[name], properties[name]),
    )
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
  const own = Object.fromEntries(names.map((name) => [name, values[name]]));
  return `---\n${newFrontMatter(own, fields)}---\n${body}\n`;
}
