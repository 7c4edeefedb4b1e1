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
export const isEmpty = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value !== 'object') return false;
  return Object.values(value).every(isEmpty);
};

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * Returns whether a value of a form says the same as a value of the file. Forms return numbers as
 * words, `false` and empty values for fields that the file does not have, and days without their time.
 */
export function sameMeaning(old: unknown, value: unknown, field: Field = {}): boolean {
  if (old === value || (isEmpty(old) && isEmpty(value))) return true;
  if (old === undefined) return sameMeaning(field.default ?? '', value);
  if (Array.isArray(old) && Array.isArray(value))
    return (
      old.length === value.length &&
      old.every((item, index) => sameMeaning(item, value[index], field.items))
    );
  if (isObject(old) && isObject(value))
    return Object.keys({ ...old, ...value }).every((name) =>
      sameMeaning(old[name], value[name], objectForm(field)?.properties?.[name]),
    );
  if (typeof old === 'object' || typeof value === 'object') return false;
  const [before = '', after = ''] = [old, value].map((one) => String(one ?? '').trim());
  return before === after || (DAY.test(after) && before.startsWith(after));
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of a form that are no fields of the front matter. */
export const VALUES = {
  /** The text below the front matter. */
  body: 'body',
  /** The same text in an editor that nobody sees, for the spelling of the form (see merge-text.ts). */
  shown: 'body_as_shown',
  /** The whole file. */
  file: 'file_as_opened',
};

/** Returns the name of the form's field for a value that is an object and may also be words. */
export const objectName = (name: string) => `${name}_chosen`;

/** Fields that a form shows together. */
interface Group {
  /** The name of the group in the form; empty for the fields that are always in sight. */
  name: string;
  label: string;
  names: string[];
}

/**
 * Returns the groups of the fields of a text. In sight are the fields that a text needs, or that
 * `daymark new` writes. The others are folded, in the groups of docs/front-matter.md.
 */
export function groupsOf({ fields, ofNew }: Pick<TextFields, 'fields' | 'ofNew'>): Group[] {
  const groups = Map.groupBy(Object.entries(fields.properties ?? {}), ([name, { group }]) =>
    fields.required?.includes(name) || ofNew.includes(name) ? '' : (group ?? 'More'),
  );
  return [...groups].map(([label, members]) => ({
    name: label === '' ? '' : `folded_${label.toLowerCase().replace(/\W+/g, '_')}`,
    label,
    names: members.map(([name]) => name),
  }));
}
