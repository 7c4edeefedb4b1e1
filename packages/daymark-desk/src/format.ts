import type { Field, TextFields } from 'daymark/fields';
import {
  groupsOf,
  isEmpty,
  isObject,
  objectForm,
  objectName,
  plainForm,
  sameMeaning,
  VALUES,
} from './fields.ts';
import { changeValues, newFrontMatter, readValues } from './front-matter.ts';
import { mergeText } from './merge-text.ts';

/*
 * The format between Sveltia CMS and the owner's files: the form shows the values of a text, and a
 * save changes only the lines of the values that were changed. The text of the file travels through
 * the form, in a value that no field shows.
 */

type Values = Record<string, unknown>;

/** How the form reads and writes files, as `CMS.registerCustomFormat` takes them. */
interface Format {
  fromFile: (text: string) => Values;
  toFile: (values: Values) => Promise<string>;
}

/** What a format needs to know. The form shows no other fields, and others stay as they are. */
interface FormatOptions extends TextFields {
  /** Asks the author to confirm a loss in one sentence. If the answer is false, nothing is lost. */
  ask: (question: string) => boolean | Promise<boolean>;
}

/** Creates the format of a kind of text. */
export const textFormat = ({ ask, ...kind }: FormatOptions): Format => ({
  fromFile(text) {
    const file = outerForm(text).text;
    const { yaml, body } = partsOf(file);
    const values = forForm(readValues(yaml), kind);
    return { ...values, [VALUES.body]: body, [VALUES.shown]: body, [VALUES.file]: file };
  },
  async toFile(values) {
    const { fields, order } = kind;
    const file = values[VALUES.file];
    const edited = linesAs(String(values[VALUES.body] ?? '')).trimEnd();
    if (typeof file !== 'string' || file === '')
      return newText(fromForm(values, kind), edited, fields, order);
    const { head, yaml, tail, gap, body } = partsOf(file);
    const old = readValues(yaml);
    const changes = await changesOf(old, fromForm(values, kind), fields, ask);
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

/**
 * Returns the values that the form shows. A form has one field for words, and one for an object, and
 * some fields in groups.
 */
function forForm(values: Values, kind: TextFields): Values {
  const form: Values = {};
  for (const { name: group, names } of groupsOf(kind)) {
    const own: Values = group === '' ? form : {};
    for (const name of names) {
      const [field = {}, value] = [kind.fields.properties?.[name], values[name]];
      const isOther = isObject(value) && plainForm(field) && objectForm(field);
      if (value !== undefined && value !== null) own[isOther ? objectName(name) : name] = value;
    }
    if (group !== '' && Object.keys(own).length > 0) form[group] = own;
  }
  return form;
}

/** Returns the values of the fields of a form. */
function fromForm(form: Values, kind: TextFields): Values {
  const values: Values = {};
  for (const { name: group, names } of groupsOf(kind)) {
    const own: Values = group === '' ? form : Object(form[group]);
    for (const name of names) {
      const field = kind.fields.properties?.[name] ?? {};
      const isDouble = plainForm(field) && objectForm(field) && isEmpty(own[name]);
      const value = isDouble ? (own[objectName(name)] ?? own[name]) : own[name];
      if (value !== undefined) values[name] = value;
    }
  }
  return values;
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
