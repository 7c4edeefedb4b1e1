import { isDay } from 'daymark/day';
import type { Field, TextFields } from 'daymark/fields';

export type Values = Record<string, unknown>;

/** The values of a form that are not fields of the front matter. */
export const VALUES = {
  /**
   * The text below the front matter, and the same text as the editor of the form spells it (see
   * merge-text.ts).
   */
  body: 'body',
  shown: 'body_as_shown',
  /**
   * The file as it was opened, and as it is now (sveltia.ts). Both are JSON, so that Sveltia cannot
   * trim them.
   */
  file: 'file_as_opened',
  found: 'file_as_found',
  /** The state of the text, which lists show. */
  state: 'state_of_text',
  /** The names of the fields whose values the form does not show, as JSON. */
  kept: 'fields_kept',
};

/** Returns the schema of a field whose value may be an object; undefined if it cannot be an object. */
export const objectForm = (field: Field): Field | undefined =>
  [field, ...(field.anyOf ?? [])].find(({ properties }) => properties);

/**
 * Returns the fields of a form for a field of a schema: two if the field accepts words or an
 * object, because a widget has one type.
 */
export function formsOf(name: string, field: Field): Record<string, Field> {
  const { anyOf = [], label = '' } = field;
  const object = anyOf.find(({ properties }) => properties);
  const plain = anyOf.find((form) => form !== object);
  if (!object) return { [name]: field };
  return { [name]: { ...field, ...plain, label }, [`${name}_chosen`]: { ...field, ...object } };
}

export const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a value is the value of an empty field. */
export const isEmpty = (value: unknown): boolean =>
  [undefined, null, ''].includes(value as null) ||
  (typeof value === 'object' && Object.values(Object(value)).every(isEmpty));

/**
 * Returns whether a form can show the whole value of a field. A field for words also accepts
 * numbers; an object accepts only the names in its schema.
 */
export function canShow(value: unknown, field: Field): boolean {
  const { anyOf, properties, items, type, format } = field;
  if (value === undefined || value === null) return true;
  if (anyOf) return anyOf.some((form) => canShow(value, form));
  if (properties) {
    const fitsIn = ([name, part]: [string, unknown]) =>
      Object.hasOwn(properties, name) && canShow(part, properties[name] ?? {});
    return isObject(value) && Object.entries(value).every(fitsIn);
  }
  if (items) {
    // A list of references in a form can contain each text only once.
    const isOnce = !items.reference || new Set([value].flat()).size === [value].flat().length;
    const isItem = (item: unknown) => !isEmpty(item) && canShow(item, items);
    return Array.isArray(value) && isOnce && value.every(isItem);
  }
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'integer') return Number.isSafeInteger(value);
  if (format === 'date') return isDate(value);
  const isWord = typeof value !== 'object' && !Number.isNaN(value);
  return isWord && (field.enum ?? [value]).includes(value as string);
}

/** Returns whether a value is a date that exists, with or without a time. */
function isDate(value: unknown): boolean {
  const [day = '', time = ''] = String(value).split(/[T ](.*)/);
  return isDay(day) && (time === '' || !Number.isNaN(Date.parse(`${day}T${time}`)));
}

/**
 * Returns whether a value in a file and a value in a form mean the same. Forms return numbers as
 * words, days without their time, and `false` or empty values for fields that the file does not
 * have.
 */
export function sameMeaning(old: unknown, value: unknown, field: Field = {}): boolean {
  if (old === value || (isEmpty(old) && isEmpty(value))) return true;
  if (old === undefined || old === null)
    return sameMeaning(field.default ?? (isObject(value) ? {} : ''), value, field);
  if (typeof old !== 'object' && typeof value !== 'object') {
    const [before = '', after = ''] = [old, value].map((one) => String(one ?? '').trim());
    return before === after || (/^\d{4}-\d\d-\d\d$/.test(after) && before.startsWith(after));
  }
  const [before, after] = [Object(old), Object(value)];
  const fieldOf = (name: string) => field.items ?? objectForm(field)?.properties?.[name];
  const isSame = (name: string) => sameMeaning(before[name], after[name], fieldOf(name));
  return typeof old === typeof value && Object.keys({ ...before, ...after }).every(isSame);
}

/**
 * Returns the groups of a form's fields. Required fields, and the fields of new files, are in a
 * group without a name, which is always visible.
 */
export function groupsOf({ fields: { properties = {}, required = [] }, ofNew }: TextFields) {
  const isInSight = (name: string) => required.includes(name) || ofNew.includes(name);
  const groupOf = (name: string) => (isInSight(name) ? '' : (properties[name]?.group ?? 'More'));
  return [...Map.groupBy(Object.keys(properties), groupOf)].map(([label, names]) => ({
    name: label && `folded_${label.toLowerCase().replace(/\W+/g, '_')}`,
    label,
    names,
  }));
}
