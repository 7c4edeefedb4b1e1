import type { Fields } from '../../export/export.ts';
import { fieldIn, textIn, valueAt } from '../fields.ts';
import type { FolderTool, Settings, Source } from '../tool.ts';
import type { Fact } from './step.ts';

/* The variables of templates, as far as front matter and settings give them a value. */

/** Returns the value of a variable that a template shows. */
export function valueIn(
  name: string,
  { fields, title, date, addresses }: Source,
  settings: Settings,
): string | undefined {
  const [scope = '', ...rest] = name.split('.');
  const key = rest.join('.');
  const given = textIn(valueAt(fields, name.split('.')));
  if (given !== undefined) return given;
  if (scope === 'site' || scope === 'metadata') {
    if (/^base_?url$/i.test(key)) return settings.base;
    if (key === 'url') return settings.url.slice(0, settings.url.length - settings.base.length);
    return textIn(fieldIn(settings.fields, key)) ?? paramOf(settings.fields, key);
  }
  if (scope === 'page' || key === '') {
    const field = scope === 'page' ? key : scope;
    if (field === 'title') return title;
    if (field === 'date') return date;
    if (field === 'url' || field === 'permalink') return addresses[0];
    return (
      textIn(fieldIn(fields, field)) ??
      paramOf(fields, field) ??
      (scope === 'page' ? undefined : paramOf(settings.fields, field))
    );
  }
  return undefined;
}

const paramOf = (fields: Fields, name: string): string | undefined =>
  textIn(valueAt(fields, ['params', name]));

/**
 * Returns the value of a variable in a condition. In most tools, a program may give a variable that front matter
 * does not name a value.
 */
export function factIn(
  name: string,
  source: Source,
  settings: Settings,
  { factFor }: FolderTool,
): Fact {
  if (source.fault !== undefined) return undefined;
  if (name === 'jekyll.environment') return { value: 'production' };
  if (factFor) return factFor(name, source, settings);
  const path = name.split('.');
  const isKnown = valueAt(source.fields, path.slice(0, 1)) !== undefined;
  return isKnown ? { value: valueAt(source.fields, path) ?? null } : undefined;
}
