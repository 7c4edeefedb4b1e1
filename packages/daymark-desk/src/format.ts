import type { TextFields } from 'daymark/fields';
import { parseDocument } from 'yaml';
import {
  canShow,
  formsOf,
  groupsOf,
  isEmpty,
  isObject,
  sameMeaning,
  VALUES,
  type Values,
} from './fields.ts';
import { changeValues, readValues } from './front-matter.ts';
import { mergeText } from './merge-text.ts';

/*
 * The format between Sveltia CMS and the owner's files: the form shows the values of a text, and a save
 * changes only the lines of the values that were changed. A hidden value of the form contains the whole file.
 */

/** Returns the values of the form of a text. Throws an error with the line of a mistake in the file. */
export function fromFile(text: string, kind: TextFields): Values {
  const line = text.split('\uFFFD', 1).join().split('\n').length;
  if (text.includes('\uFFFD'))
    throw new Error(
      `line ${line}: save the file as UTF-8 in a text editor, then load the desk again (expected letters in UTF-8; found others)`,
    );
  const { yaml, body } = partsOf(withoutOuterForm(text));
  const values = readValues(yaml);
  const kept = keptFields(values, kind);
  const form: Values = {
    ...{ [VALUES.file]: JSON.stringify(text), [VALUES.kept]: JSON.stringify(kept) },
    ...{ [VALUES.shown]: body, body },
    // Without these values, Sveltia would fill in the values of a new text.
    ...{ draft: false, date: '' },
  };
  for (const { name: group, names } of groupsOf(kind)) {
    const own: Values = group ? {} : form;
    if (group) form[group] = own;
    for (const name of names.filter((one) => !isEmpty(values[one]) && !kept.includes(one)))
      own[namesIn(name, kind).at(isObject(values[name]) ? -1 : 0) ?? name] = values[name];
  }
  return form;
}

/**
 * Returns the text of the file in which a form is saved. Asks the author before a save would lose
 * something.
 */
export function toFile(values: Values, kind: TextFields): string {
  const file = JSON.parse(String(values[VALUES.file] ?? '""'));
  return withOuterForm(file, withFormValues(withoutOuterForm(file), values, kind));
}

/**
 * Returns the text that a save writes: the opened file with the values of the form, and with what
 * somebody else has changed in the file since. Asks the author before a save would lose something.
 * Throws an error if nothing is saved.
 */
export function mergedFile(values: Values, kind: TextFields): string {
  const { [VALUES.file]: opened = '""', [VALUES.found]: found = opened } = values;
  const text = toFile(values, kind);
  if (found === opened) return text;
  const file = JSON.parse(String(found));
  const [base = '', theirs = '', own = ''] = [JSON.parse(String(opened)), file, text].map(
    withoutOuterForm,
  );
  const both = mergeText(theirs, base, own);
  const merged = parseDocument(partsOf(both).yaml).errors.length > 0 ? own : both;
  // If two authors have changed the same lines, `mergeText` keeps the lines of its last argument,
  // so the results of the two calls differ.
  const isAgreed = merged === mergeText(own, base, theirs);
  const question = 'Somebody else has changed the same lines. Replace their lines with yours?';
  if (!isAgreed && !confirm(question))
    throw new Error(
      'Nothing is saved, because somebody else has changed the same lines. Your text is still in the form. Copy your lines, load the desk again, and add them to the other text',
    );
  return withOuterForm(file, merged);
}

/**
 * Returns the names of the fields whose values the form cannot show. A save leaves these fields
 * unchanged in the file.
 */
const keptFields = (values: Values, { fields: { properties = {} } }: TextFields) =>
  Object.keys(properties).filter((name) => !canShow(values[name], properties[name] ?? {}));

/** Returns the opened file with the values of the form. */
function withFormValues(opened: string, values: Values, kind: TextFields): string {
  const { head, yaml, tail, gap, body } = partsOf(opened);
  const old: Values = { ...readValues(yaml), body };
  const flat = Object.assign({}, values, ...groupsOf(kind).map(({ name }) => values[name]));
  const shown = flat[VALUES.shown] ?? body;
  const form: Values = { body: flat.body ? mergeText(body, shown, flat.body) : undefined };
  for (const name of kind.order)
    form[name] = flat[namesIn(name, kind).find((own) => !isEmpty(flat[own])) ?? name];
  const kept = keptFields(old, kind);
  for (const name of kept)
    if (sameMeaning(undefined, form[name], kind.fields.properties?.[name])) form[name] = old[name];
  const isLost = (name: string) =>
    kept.includes(name) ? !Object.is(form[name], old[name]) : form[name] === undefined;
  const lost = Object.keys(form).filter((one) => !isEmpty(old[one]) && isLost(one));
  const labels = lost.map((name) => `“${kind.fields.properties?.[name]?.label ?? 'Text'}”`);
  const list = new Intl.ListFormat('en').format(labels);
  if (lost.length > 0 && !confirm(`Save this text without what the file has in ${list}?`))
    for (const name of lost) form[name] = old[name];
  const { body: text = '', ...changes } = form;
  const front = changeValues(yaml, changes, kind);
  if (head + front === '') return String(text);
  return `${head || '---\n'}${front}${tail || '---'}\n${gap}${text}`;
}

/** Returns the names that a field has in a form. */
const namesIn = (name: string, { fields }: TextFields) =>
  Object.keys(formsOf(name, fields.properties?.[name] ?? {}));

/** Returns a text without its outer form: byte order mark, white space at both ends, line endings. */
const withoutOuterForm = (text: string) => text.trim().replace(/\r\n?/g, '\n');

/**
 * Gives a text the outer form of a file. A line whose line ending differs from most line endings of
 * the file keeps its line ending.
 */
function withOuterForm(file: string, text: string): string {
  if (file.trim() === '') return `${text.trim()}\n`;
  const [usual = '\n'] = /\r\n?|\n/.exec(file) ?? [];
  const spelled = (lines: string) => withoutOuterForm(lines).replaceAll('\n', usual);
  // Spaces at the end of the last line belong to the text.
  const lines = /\S(?:.*\S)?[^\S\r\n]*/s;
  return file.replace(lines, (own) => mergeText(own, spelled(own), spelled(text)));
}

/** Divides a text into the front matter with the lines around it, blank lines, and the body. */
function partsOf(text: string) {
  const front = /^(?:(---[^\S\n]*\n)((?:[^\n]*\n)*?)(---[^\S\n]*)(?:\n|$))?((?:[^\S\n]*\n)*)(.*)/s;
  const [, head = '', yaml = '', tail = '', gap = '', body = ''] = front.exec(text) ?? [];
  return { head, yaml, tail, gap, body };
}
