import type { Field, TextFields } from 'daymark/fields';
import { formsOf, groupsOf, isObject, VALUES, type Values } from './fields.ts';

/* Imitates in tests how a form of Sveltia CMS 0.221.1 changes values, as observed in Chromium. */

/**
 * Returns values without the groups of a form: the fields of a group move to the level of the other
 * fields.
 */
export function withoutGroups(values: Values, kind: TextFields): Values {
  const groups = groupsOf(kind).map(({ name }) => name);
  return Object.entries(values).reduce<Values>(
    (all, [name, value]) => Object.assign(all, groups.includes(name) ? value : { [name]: value }),
    {},
  );
}

/** Returns values in the groups of a form. */
export function inGroups(values: Values, kind: TextFields): Values {
  const form = { ...values };
  for (const { name: group, names } of groupsOf(kind)) {
    if (group === '') continue;
    const own: Values = {};
    for (const name of names.flatMap((name) => [name, `${name}_chosen`])) {
      if (name in form) own[name] = form[name];
      delete form[name];
    }
    form[group] = own;
  }
  return form;
}

/** Returns values as Sveltia returns them: with all fields, and each value in the shape of its field. */
export function afterForm(values: Values, { properties = {}, required = [] }: Field): Values {
  const form: Values = { ...values };
  for (const [name, field] of Object.entries(properties))
    for (const [own, shown] of Object.entries(formsOf(name, field)))
      form[own] = shownValue(values[own], shown, required.includes(name));
  for (const name of [VALUES.body, VALUES.shown])
    if (typeof values[name] === 'string') form[name] = spelledByForm(values[name]);
  for (const [name, value] of Object.entries(form))
    if (typeof value === 'string') form[name] = value.trim();
  return form;
}

/**
 * Returns the value of one field as Sveltia returns it, even if the file has a value of another
 * shape.
 */
function shownValue(value: unknown, field: Field, isRequired: boolean): unknown {
  const { items, default: usual } = field;
  const isWord = typeof value !== 'object' && value !== undefined;
  if (field.properties) {
    if (isObject(value)) return afterForm(value, field);
    return isRequired ? afterForm({}, field) : null;
  }
  if (items?.properties)
    return (Array.isArray(value) ? value : []).map((item) => afterForm(Object(item), items));
  if (items) return Array.isArray(value) ? value : isWord ? [value] : [];
  const word = isWord ? value : undefined;
  if (field.type === 'boolean') return [true, 'true'].includes((word ?? usual ?? false) as never);
  if (field.type === 'integer') return /^-?\d/.test(String(word)) ? Number(word) : null;
  // Sveltia fills in the current day in a new text, and treats a text without the field as new.
  const now = field.format === 'date' && isRequired && value === undefined ? '2030-01-01' : '';
  return String(word ?? usual ?? now);
}

/**
 * Rewrites Markdown as the editor of Sveltia spells it, except in code. The examples are in
 * merge-text.test.ts.
 */
export const spelledByForm = (text: string): string =>
  text
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/(?<![\\*\w])\*(?![\s*])([^*\n]+?)(?<![\s\\])\*(?![*\w])/g, '_$1_')
            .replace(/(?<= )\*(?= )/g, '\\*')
            .replace(/^(#{1,6} .*\n)(?=\S)/gm, '$1\n')
            .replace(/^\|[\s:|-]+\|$/gm, (row) => row.replace(/[\s:]*-+[\s:]*/g, ' --- '))
            .replace(/\n{3,}/g, '\n\n'),
    )
    .join('');
