/*
 * Writes the types of the settings from the schemas, into files that Git ignores. Editors show
 * owners the comments of these types; they cannot show the metadata of Zod schemas.
 */
import { readFile } from 'node:fs/promises';
import { writeWhole } from '../../packages/daymark/src/basics/store.ts';
import { type Field, formsOf, keyOf, literal, settings } from './field.ts';

const FOLDER = 'packages/daymark/src/settings';
const HEAD = '// `npm run reference` writes this file from the schemas of the settings.';

/** Writes the types, if they have changed. Several commands may do this at the same time. */
export async function writeTypes(): Promise<void> {
  const types = { 'schema/site-input.ts': writtenTypes(), 'site.ts': parsedTypes() };
  for (const [name, type] of Object.entries(types)) {
    const [file, text] = [`${FOLDER}/${name}`, `${HEAD}\n\n${type}\n`];
    const former = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== former) await writeWhole(file, text);
  }
}

/** Returns the module with the type of the settings as an owner writes them. */
function writtenTypes(): string {
  const site = settings();
  const networks = formsOf(site.properties?.networks?.items ?? {});
  const services = formsOf(site.properties?.services?.items ?? {});
  const named = {
    networks: 'NetworkInput[]',
    services: 'ServiceInput[]',
    languages: 'Record<string, LanguageInput>',
  };
  return `/** An ad network as the owner writes it. The last kind has an adapter of the owner. */
export type NetworkInput =
${networks.map((network) => `  | ${typeOf(network, false)}`).join('\n')}
  | { adapter: \`.\${string}\`; id: string; name: string; [field: string]: unknown };

/** A service as the owner writes it. The last kind is a service of the owner. */
export type ServiceInput =
${services.map((service) => `  | ${typeOf(service, false)}`).join('\n')}
  | { service: \`.\${string}\`; [field: string]: unknown };

/** The settings in which a further language of a site differs from the main language. */
interface LanguageInput extends Partial<Omit<SiteInput, 'identity' | 'languages'>> {
  identity: Partial<SiteInput['identity']> & Pick<SiteInput['identity'], 'description'>;
}

/** The settings as the owner writes them. */
export interface SiteInput ${objectOf(site, false, named)}`;
}

/** Returns the module with the type of the parsed settings, for code that does not parse them. */
function parsedTypes(): string {
  const { properties: { languages: _, ...fields } = {}, ...site } = settings();
  const lists = { networks: { default: [] }, services: { default: [] } };
  const parsed = { ...site, properties: { ...fields, ...lists, place: {} } };
  const named = {
    noun: 'Noun',
    networks: 'Network[]',
    services: 'SiteService[]',
    place: 'Place',
  };
  return `import type { Network } from './network.ts';
import type { Noun } from './noun.ts';
import type { Place } from './place.ts';
import type { SiteService } from './service.ts';

/** The settings as the engine reads them, with defaults and with the noun filled in. */
export interface Settings ${objectOf(parsed, true, named)}`;
}

/** Returns the type of the values of a field, either as an owner writes them or parsed. */
function typeOf(field: Field, isParsed: boolean): string {
  const { type, items, properties, propertyNames, additionalProperties: any } = field;
  const inside = (part: Field) => typeOf(part, isParsed);
  const forms = formsOf(field);
  if (field.const !== undefined) return literal(field.const);
  if (field.enum) return field.enum.map(literal).join(' | ');
  if (field.oneOf) return variantsOf(field.oneOf, isParsed);
  if (forms.length > 0) return [...new Set(forms.map(inside))].join(' | ');
  if (items) return items.enum ? `(${inside(items)})[]` : `${inside(items)}[]`;
  if (properties) return objectOf(field, isParsed);
  if (any) {
    const names = propertyNames?.enum ? inside(propertyNames) : 'string';
    const record = `Record<${names}, ${inside(any)}>`;
    return propertyNames?.enum && !field.required ? `Partial<${record}>` : record;
  }
  return type === 'integer' ? 'number' : `${type}`;
}

/**
 * Returns the type of objects with several forms, which a field names. Writes the fields that all
 * forms have once, because an editor shows no comment for a field with several declarations.
 */
function variantsOf(forms: readonly Field[], isParsed: boolean): string {
  const texts = forms.map(({ properties }) => JSON.stringify(Object.entries(properties ?? {})));
  const part = (form: Field, isCommon: boolean): Field => ({
    ...form,
    properties: Object.fromEntries(
      Object.entries(form.properties ?? {}).filter(
        (entry) => texts.every((text) => text.includes(JSON.stringify(entry))) === isCommon,
      ),
    ),
  });
  const own = forms.map((form) => objectOf(part(form, false), isParsed));
  return `(${objectOf(part(forms[0] ?? {}, true), isParsed)} & (${own.join(' | ')}))`;
}

/**
 * Returns the type of an object. In a parsed object, a field with a default is never missing.
 * @param named - for some fields, the names of the types that stand for their own
 */
function objectOf(
  { properties = {}, required = [] }: Field,
  isParsed: boolean,
  named: Readonly<Record<string, string>> = {},
): string {
  const members = Object.entries(properties).map(([name, field]) => {
    const isPresent = required.includes(name) || (isParsed && field.default !== undefined);
    const [mark, end] = isPresent ? ['', ''] : ['?', ' | undefined'];
    const comment = isParsed ? '' : `${commentOn(field)}\n`;
    return `${comment}${keyOf(name)}${mark}: ${named[name] ?? typeOf(field, isParsed)}${end};`;
  });
  return `{\n${members.join('\n')}\n}`;
}

/** Returns the comment that editors show: the explanation, the default and the example. */
function commentOn({ explanation = '', default: usual, example }: Field): string {
  const parts = [
    explanation,
    ...(usual === undefined || Object(usual) === usual ? [] : [`Default: \`${literal(usual)}\`.`]),
    ...(example === undefined ? [] : [`Example: \`${literal(example)}\`.`]),
  ];
  return `/** ${parts.join(' ')} */`;
}

if (import.meta.main) await writeTypes();
