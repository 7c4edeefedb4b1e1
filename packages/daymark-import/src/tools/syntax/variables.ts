import { type Fields, isFields, type Tool } from '../../export/export.ts';
import type { Settings, Source } from '../folder-model.ts';
import { fieldIn, textIn } from '../front-matter.ts';
import type { Fact } from './template-conditions.ts';

/* The variables of templates, as far as front matter and settings give them a value. */

/** Returns the value of a variable that a template shows. */
export function valueIn(
  name: string,
  { fields, title, date, addresses }: Source,
  settings: Settings,
): string | undefined {
  const [scope = '', ...rest] = name.split('.');
  const key = rest.join('.');
  let own: unknown = fields;
  for (const part of name.split('.')) own = isFields(own) ? fieldIn(own, part) : undefined;
  const given = textIn(own);
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

const paramOf = (fields: Fields, name: string): string | undefined => {
  const params = fieldIn(fields, 'params');
  return isFields(params) ? textIn(fieldIn(params, name)) : undefined;
};

/** What Jekyll makes itself of texts and of the whole site. */
const MADE_OF_PAGES =
  /^(?:url|date|content|excerpt|previous|next|path|relative_path|id|collection|tags|categories|name|slug|dir|ext)$/;
const MADE_OF_SITES =
  /^(?:time|pages|posts|related_posts|static_files|html_pages|html_files|collections|data|documents|categories|tags|github|languages|active_lang)$/;

/**
 * Returns the value of a variable in a condition. In Jekyll, a variable that neither front matter nor settings
 * name has the value null; in other tools, a program may give it another.
 */
export function factIn(
  name: string,
  { fields, fault, title }: Source,
  settings: Settings,
  tool: Tool,
): Fact {
  const [scope = '', ...rest] = name.split('.');
  const isJekyll = tool === 'Jekyll';
  if (fault !== undefined) return undefined;
  if (name === 'jekyll.environment') return { value: 'production' };
  if (scope === 'page' && isJekyll) return factAt(fields, rest, { title }, MADE_OF_PAGES);
  if (scope === 'site' && isJekyll) {
    const { url, base: baseurl } = settings;
    return factAt(settings.fields, rest, { url, baseurl }, MADE_OF_SITES);
  }
  if (isJekyll)
    return /^(?:layout|include|paginator|content|theme|forloop)$/.test(scope)
      ? undefined
      : { value: null };
  return fieldIn(fields, scope) === undefined
    ? undefined
    : factAt(fields, [scope, ...rest], {}, /^$/);
}

function factAt(fields: Fields, path: readonly string[], known: Fields, made: RegExp): Fact {
  const [first = ''] = path;
  let value: unknown = fieldIn(fields, first) ?? known[first];
  if (value === undefined && made.test(first)) return undefined;
  for (const part of path.slice(1)) value = isFields(value) ? fieldIn(value, part) : undefined;
  return { value: value ?? null };
}
