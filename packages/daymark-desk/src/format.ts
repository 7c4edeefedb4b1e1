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
import { changeValues, readValues } from './front-matter.ts';
import { mergeText } from './merge-text.ts';

/*
 * The format between Sveltia CMS and the owner's files: the form shows the values of a text, and a
 * save changes only the lines of the values that were changed. The text of the file travels through
 * the form, in a value that no field shows.
 */

type Values = Record<string, unknown>;

/** How the form reads and writes files, as `CMS.registerCustomFormat` takes them. Both may throw. */
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
export function textFormat({ ask, ...kind }: FormatOptions): Format {
  const properties = kind.order.map((name) => [name, kind.fields.properties?.[name]]);
  const fields: Field = { ...kind.fields, properties: Object.fromEntries(properties) };
  return {
    fromFile(text) {
      const file = inner(text);
      const { yaml, body } = partsOf(file);
      const values = forForm(readValues(yaml), kind);
      return { ...values, [VALUES.body]: body, [VALUES.shown]: body, [VALUES.file]: file };
    },
    async toFile(values) {
      const file = String(values[VALUES.file] ?? '');
      const { head, yaml, tail, gap, body } = partsOf(file);
      const edited = linesAs(String(values[VALUES.body] ?? '')).trimEnd();
      const changes = await changesOf(readValues(yaml), fromForm(values, kind), fields, ask);
      const keepsBody =
        edited === '' &&
        body.trim() !== '' &&
        !(await ask(`Save this text without its words, of which the file has ${countOf(body)}?`));
      const text = keepsBody ? body : mergeText(body, String(values[VALUES.shown] ?? body), edited);
      const changed = changeValues(yaml, changes, fields);
      const front =
        head === '' && changed === '' ? '' : `${head || '---\n'}${changed}${tail || '---\n'}`;
      const end = front === '' || text === '' || front.endsWith('\n') ? '' : '\n';
      return front + end + gap + text + (file === '' ? '\n' : '');
    },
  };
}

/**
 * Returns a text as it is saved: in the outer form of the file, of which Sveltia keeps nothing. This
 * is the byte order mark, the white space at both ends, and the line endings.
 * @param stored the file as it is
 * @param saved the text that Sveltia writes
 */
export function inOuterForm(stored: string, saved: string): string {
  const core = saved.trim();
  if (stored.trim() === '' || core === '') return saved;
  const start = stored.slice(0, -stored.trimStart().length);
  // Spaces behind the last line belong to the line.
  const end = stored.slice(stored.trimEnd().length).replace(/^[^\r\n]+/, '');
  const text = stored.slice(start.length, stored.length - end.length);
  const usual = stored.includes('\r\n') ? '\r\n' : stored.includes('\r') ? '\r' : '\n';
  const spelled = (lines: string) => inner(lines).replaceAll('\n', usual);
  return start + mergeText(text, spelled(text), spelled(core)) + end;
}

const linesAs = (text: string) => text.replace(/\r\n?/g, '\n');

/** Returns a text without its outer form, as forms have it. */
export const inner = (text: string) => linesAs(text.trim());

/** Divides a text into the front matter with the lines around it, blank lines, and the body. */
function partsOf(text: string) {
  const [block = '', head = '', yaml = '', tail = ''] =
    /^(---[^\S\n]*\n)((?:[^\n]*\n)*?)(---[^\S\n]*(?:\n|$))/.exec(text) ?? [];
  const rest = text.slice(block.length);
  const gap = /^(?:[^\S\n]*\n)*/.exec(rest)?.[0] ?? '';
  return { head, yaml, tail, gap, body: rest.slice(gap.length) };
}

/** Returns where a form has each field: its group, and the names for words and for an object. */
const placesOf = (kind: TextFields) =>
  groupsOf(kind).flatMap(({ name: group, names }) =>
    names.map((name) => {
      const field = kind.fields.properties?.[name] ?? {};
      const isDouble = plainForm(field) && objectForm(field);
      return { group, name, other: isDouble ? objectName(name) : name };
    }),
  );

/** Returns the values that the form shows. */
function forForm(values: Values, kind: TextFields): Values {
  const form: Values = {};
  for (const { group, name, other } of placesOf(kind)) {
    const value = values[name];
    if (value === undefined || value === null) continue;
    const own = { [isObject(value) ? other : name]: value };
    Object.assign(form, group === '' ? own : { [group]: { ...Object(form[group]), ...own } });
  }
  return form;
}

/** Returns the values of the fields of a form. */
function fromForm(form: Values, kind: TextFields): Values {
  const values: Values = {};
  for (const { group, name, other } of placesOf(kind)) {
    const own: Values = group === '' ? form : Object(form[group]);
    const value = isEmpty(own[name]) ? (own[other] ?? own[name]) : own[name];
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** Returns the fields that a form has changed; undefined for those that it has lost. */
async function changesOf(
  old: Values,
  values: Values,
  { properties = {} }: Field,
  ask: FormatOptions['ask'],
): Promise<Values> {
  const names = Object.keys(properties);
  const lost = names.filter((name) => !isEmpty(old[name]) && !(name in values));
  const removes =
    lost.length > 0 && (await ask(`Save this text without what the file has in ${inWords(lost)}?`));
  const changed = names.filter((name) =>
    lost.includes(name) ? removes : !sameMeaning(old[name], values[name], properties[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}

const inWords = (names: readonly string[]) =>
  new Intl.ListFormat('en').format(names.map((name) => `“${name}”`));

const countOf = (text: string) => (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0).toLocaleString('en');
