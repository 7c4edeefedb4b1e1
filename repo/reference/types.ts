import { type Field, formsOf, keyOf, literal, settings } from './field.ts';

/** An ad network with an adapter of the owner, which no schema of the engine knows. */
const OWN_NETWORK = `{ adapter: \`.\${string}\`; id: string; name: string; [field: string]: unknown }`;

/**
 * Returns the module with the type of the settings. Editors show its comments, and cannot show the
 * metadata of Zod schemas.
 */
export function settingsTypes(): string {
  const { networks, ...parts } = settings().properties ?? {};
  const kinds = formsOf(networks?.items ?? {});
  const common = Object.keys(kinds[0]?.properties ?? {}).filter((name) => isCommon(name, kinds));
  const own = kinds.map((kind) => withFields(kind, (name) => !common.includes(name)));
  const slot = typeOf(slotOf(parts.slots));
  const { cookies, slots } = kinds[0]?.properties ?? {};
  const cookie = typeOf(cookies?.items ?? {});
  const filling = typeOf(slots?.additionalProperties || {});
  const kindOf = (kind: Field) =>
    typeOf(kind)
      .replaceAll(cookie, 'CookieInput')
      .replaceAll(filling, 'FillingInput')
      .replaceAll(filling.slice(0, -1), 'FillingInput & {\n');
  const { languages, ...others } = parts;
  const named = { ...languages, type: 'Record<string, LanguageInput>' };
  delete named.additionalProperties;
  const site = typeOf({
    ...settings(),
    properties: {
      ...others,
      networks: { ...networks, items: { type: 'NetworkInput' } },
      languages: named,
    },
  });
  return `// \`npm run reference\` writes this file from the schemas of the settings.

type Optional<Value> = Value | undefined;

/** The fields that all networks have with the engine's adapters. */
interface NetworkFields ${typeOf(withFields(kinds[0] ?? {}, (name) => common.includes(name)))}

/** An ad network as the owner writes it. */
export type NetworkInput =
${own.map((kind) => `  | (NetworkFields & ${kindOf(kind)})`).join('\n')}
  | ${OWN_NETWORK};

/** A cookie or another item that a network stores in browsers, as the owner describes it. */
interface CookieInput ${cookie}

/** How a network fills a slot. */
interface FillingInput ${filling}

/** A slot as the owner writes it. */
interface SlotInput ${slot}

/** The settings in which a further language of a site differs from the main language. */
interface LanguageInput extends Partial<Omit<SiteInput, 'identity' | 'languages'>> {
  identity: Partial<SiteInput['identity']> & Pick<SiteInput['identity'], 'description'>;
}

/** The settings as the owner writes them. */
export interface SiteInput ${site.replaceAll(slot, 'SlotInput')}
`;
}

/** Returns the type of a slot, which is the same at all positions of all pages. */
const slotOf = (slots: Field | undefined): Field =>
  formsOf(slots?.properties?.home ?? {})[1]?.additionalProperties || {};

/** Returns whether a field is the same in all kinds of networks. */
const isCommon = (name: string, kinds: readonly Field[]): boolean =>
  new Set(
    kinds.map(({ properties, required }) =>
      JSON.stringify([properties?.[name], required?.includes(name)]),
    ),
  ).size === 1;

/** Returns an object with only some of its fields. */
const withFields = (object: Field, isKept: (name: string) => boolean): Field => ({
  ...object,
  properties: Object.fromEntries(
    Object.entries(object.properties ?? {}).filter(([name]) => isKept(name)),
  ),
});

/** Returns the module with the type of the parsed settings, for code that does not parse them. */
export function parsedTypes(): string {
  const parsed = { noun: { type: 'Noun' }, networks: { type: 'Network[]', default: [] } };
  const { properties: { languages: _, ...properties } = {}, ...rest } = settings();
  const slot = typeOf(slotOf(properties?.slots), parsedObjectOf);
  const all = { ...properties, ...parsed, place: { type: 'Place' } };
  const site = typeOf({ ...rest, properties: all }, parsedObjectOf);
  return `// \`npm run reference\` writes this file from the schemas of the settings.

import type { Network } from './network.ts';
import type { Noun } from './noun.ts';

interface Slot ${slot}

/** A language of a site in several languages. */
export interface SiteLanguage {
  /** The name of its folders: "de"; empty for the main language. */
  code: string;
  /** The language tag: "de-AT". */
  language: string;
  /** The path under which its pages lie, without a slash at its end: "", or "/still-point/de". */
  base: string;
}

/** Where a language of a site is. */
export interface Place {
  /** The path of the whole site on its host, without a slash at its end: "", or "/still-point". */
  root: string;
  /** The name of the folders of this language; empty for the main language. */
  code: string;
  /** All languages of the site, the main language first. */
  languages: readonly SiteLanguage[];
}

/** The settings as the engine reads them, with defaults and with the noun filled in. */
export interface Settings ${site.replaceAll(slot, 'Slot')}
`;
}

/** Returns the type of the values of a field. By default, of those that an owner may write. */
function typeOf(field: Field, objectOf = writtenObjectOf): string {
  const { type, items, properties, propertyNames, additionalProperties: any } = field;
  const forms = formsOf(field);
  if (field.const !== undefined) return literal(field.const);
  if (field.enum) return field.enum.map(literal).join(' | ');
  if (forms.length > 0)
    return [...new Set(forms.map((form) => typeOf(form, objectOf)))].join(' | ');
  if (items) return `${asItem(typeOf(items, objectOf))}[]`;
  if (properties) return objectOf(field);
  if (any) {
    const record = `Record<${propertyNames?.enum ? typeOf(propertyNames) : 'string'}, ${typeOf(any, objectOf)}>`;
    return propertyNames?.enum && !field.required ? `Partial<${record}>` : record;
  }
  return type === 'integer' ? 'number' : `${type}`;
}

const asItem = (type: string) =>
  type.includes(' | ') && !type.startsWith('{') ? `(${type})` : type;

const optional = (type: string) =>
  type.startsWith('{') ? `Optional<${type}>` : `${type} | undefined`;

/** Returns the type of an object that an owner writes, with comments. */
function writtenObjectOf({ properties = {}, required = [] }: Field): string {
  const members = Object.entries(properties).map(([name, field]) => {
    const start = `${commentOn(field)}\n${keyOf(name)}`;
    return required.includes(name)
      ? `${start}: ${typeOf(field)};`
      : `${start}?: ${optional(typeOf(field))};`;
  });
  return `{\n${members.join('\n')}\n}`;
}

/** Returns the type of a parsed object, in which a field with a default is never missing. */
function parsedObjectOf({ properties = {}, required = [] }: Field): string {
  const members = Object.entries(properties).map(([name, field]) => {
    const isPresent = required.includes(name) || field.default !== undefined;
    const [mark, end] = isPresent ? ['', ''] : ['?', ' | undefined'];
    return `${keyOf(name)}${mark}: ${typeOf(field, parsedObjectOf)}${end};`;
  });
  return `{ ${members.join(' ')} }`;
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
