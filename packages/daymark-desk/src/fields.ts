import type { Field, TextFields } from 'daymark/fields';

/** Returns the form of a field that is an object; undefined if it has no such form. */
export const objectForm = (field: Field | undefined): Field | undefined =>
  field?.properties ? field : field?.anyOf?.find(({ properties }) => properties);

/**
 * Returns the form of a field that is no object; undefined if it has no such form. A choice between a
 * number and words stays a choice.
 */
export function plainForm(field: Field): Field | undefined {
  const forms = field.anyOf?.filter(({ properties }) => !properties) ?? [];
  if (field.properties || (field.anyOf && forms.length === 0)) return undefined;
  return forms.length === 1 ? { ...field, ...forms[0], label: field.label ?? '' } : field;
}

/** Returns whether a value says nothing: an empty field of a form. */
export const isEmpty = (value: unknown): boolean =>
  [undefined, null, ''].includes(value as null) ||
  (typeof value === 'object' && Object.values(Object(value)).every(isEmpty));

/**
 * Returns whether a value of a form says the same as a value of the file. Forms return numbers as
 * words, `false` and empty values for fields that the file does not have, and days without their time.
 */
export function sameMeaning(old: unknown, value: unknown, field: Field = {}): boolean {
  if (old === value || (isEmpty(old) && isEmpty(value))) return true;
  if (old === undefined) return sameMeaning(field.default ?? '', value);
  if (typeof old === 'object' && typeof value === 'object') {
    const [before, after] = [Object(old), Object(value)];
    return Object.keys({ ...before, ...after }).every((name) =>
      sameMeaning(before[name], after[name], field.items ?? objectForm(field)?.properties?.[name]),
    );
  }
  if (typeof old === 'object' || typeof value === 'object') return false;
  const [before = '', after = ''] = [old, value].map((one) => String(one ?? '').trim());
  return before === after || (/^\d{4}-\d\d-\d\d$/.test(after) && before.startsWith(after));
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of a form that are no fields of the front matter. */
export const VALUES = {
  /** The text below the front matter, and the same text as the form spells it (see merge-text.ts). */
  body: 'body',
  shown: 'body_as_shown',
  /** The whole file, and the path where it is. The file is a string of JSON, so that Sveltia cannot trim it. */
  file: 'file_as_opened',
  path: 'path_of_text',
};

/** Returns the name of the form's field for a value that is an object and may also be words. */
export const objectName = (name: string) => `${name}_chosen`;

/**
 * Returns the groups of the fields of a text. The group without a name is in sight: fields that a text
 * needs, or that `daymark new` writes. The others are folded, as in docs/front-matter.md.
 */
export function groupsOf({ fields, ofNew }: Pick<TextFields, 'fields' | 'ofNew'>) {
  const groups = Map.groupBy(Object.entries(fields.properties ?? {}), ([name, { group }]) =>
    fields.required?.includes(name) || ofNew.includes(name) ? '' : (group ?? 'More'),
  );
  return [...groups].map(([label, members]) => ({
    name: label === '' ? '' : `folded_${label.toLowerCase().replace(/\W+/g, '_')}`,
    label,
    names: members.map(([name]) => name),
  }));
}
