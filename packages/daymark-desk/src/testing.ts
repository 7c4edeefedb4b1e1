import type { Field, TextFields } from 'daymark/fields';
import { formsOf, groupsOf, isObject, VALUES, type Values } from './fields.ts';

/* What Sveltia CMS 0.221.1 makes of the values of a form, as observed in Chromium. */

/** Returns values with the members of the groups of a form beside them. */
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

/** Returns values as Sveltia returns them: with all fields, and numbers of text fields as words. */
export function afterForm(values: Values, fields: Field): Values {
  const form: Values = { ...values };
  for (const [name, field] of Object.entries(fields.properties ?? {}).flatMap((one) =>
    Object.entries(formsOf(...one)),
  ))
    form[name] = shownValue(values[name], field);
  for (const name of [VALUES.body, VALUES.shown])
    if (typeof values[name] === 'string') form[name] = spelledByForm(values[name]);
  for (const [name, value] of Object.entries(form))
    if (typeof value === 'string') form[name] = value.trim();
  return form;
}

function shownValue(value: unknown, field: Field): unknown {
  const { items } = field;
  if (field.properties) return isObject(value) ? afterForm(value, field) : null;
  if (items)
    return [...Object(value ?? [])].map((item) =>
      items.properties ? afterForm(item, items) : item,
    );
  if (field.type === 'boolean') return value ?? field.default ?? false;
  if (field.type === 'integer') return value ?? null;
  return String(value ?? field.default ?? '');
}

/** Spells Markdown as the editor does, except in code: each example is in merge-text.test.ts. */
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
