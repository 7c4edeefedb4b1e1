import { stringify } from 'yaml';
import { wordsModule } from '../../packages/daymark/words/languages.ts';
import { coversDrawing } from './covers.ts';
import { type Field, formsOf, frontMatter, keyOf, literal, settings } from './field.ts';

const SOURCE = '<!-- `npm run reference` writes this page from the schemas. Do not edit it. -->';

const NOTATION =
  'In the names of fields, `[]` stands for each item of a list, and `*` for any name in this place.';

/** The module of the English words, whose types all code uses. */
const wordsFile = () =>
  `// \`npm run reference\` writes this file from en.json.\n${wordsModule('en', true)}`;

/** Returns the generated files that Git has, by their paths. */
export const documents = (): Record<string, string> => ({
  'docs/settings.md': settingsDocument(),
  'docs/front-matter.md': frontMatterDocument(),
  'docs/covers.svg': coversDrawing(),
  'packages/daymark/words/en.ts': wordsFile(),
});

/** Returns `docs/settings.md`, which lists every field of the settings. */
function settingsDocument(): string {
  const { properties = {}, required = [] } = settings();
  const groups = Map.groupBy(Object.entries(properties), ([, { group = '' }]) => group);
  const sections = [...groups].map(([group, parts]) => [
    `## ${group}`,
    ...parts.flatMap(([name, part]) => settingsPart(name, part, required.includes(name))),
  ]);
  const contents = [...groups].map(([group, parts]) => {
    const links = parts.map(([name]) => `[\`${name}\`](#${name.toLowerCase()})`);
    return `- ${group}: ${links.join(', ')}`;
  });
  return document([
    SOURCE,
    '# Settings',
    'The file `site.config.ts` in the folder of your site contains its settings. This page lists every\nfield. Your editor shows the same explanations. [The owner’s guide](owners-guide.md) explains how the\nsettings and the texts work together, and [Advertising](advertising.md) how ad networks work. The\nfields of texts are in [Front matter](front-matter.md).',
    `Texts may contain \`{product}\`, \`{Product}\` and \`{site}\`, which the engine replaces. ${NOTATION}`,
    contents.join('\n'),
    ...sections.flat(),
  ]);
}

/** Returns the section of a part of the settings, with an example and its fields. */
function settingsPart(name: string, part: Field, isRequired: boolean): string[] {
  const { label, explanation } = part;
  const about = [
    `### ${name}`,
    `**${label}**, ${isRequired ? 'required' : 'optional'}. ${explanation}`,
  ];
  const kinds = formsOf(part.items ?? {});
  if (kinds.length > 0) return [...about, ...kindsOf(name, kinds)];
  const example = code('ts', `${name}: ${inLines(exampleOf(part))},`);
  // `languages` has no fields of its own.
  return rowsOf(part, '', literal).length > 0
    ? [...about, tableOf(part), example]
    : [...about, example];
}

/**
 * The lists in the settings whose items are of several kinds: the field that names the kind of an
 * item, and sentences for the document.
 */
const KINDS: Readonly<Record<string, { field: string; every?: string; others: string }>> = {
  networks: {
    field: 'adapter',
    every: 'Every network has these fields:',
    others:
      'The other fields depend on the adapter, which says how the network is embedded. [An adapter of your\nown](advertising.md#an-adapter-of-your-own) is the path of a module, and defines its fields itself.',
  },
  services: {
    field: 'service',
    others:
      'The fields depend on the service. [A service of your own](services.md#a-service-of-your-own) is the path of a\nmodule, and defines its fields itself.',
  },
};

/** Describes the fields that all kinds of a list have, if there are any, then the fields of each kind. */
function kindsOf(name: string, kinds: readonly Field[]): string[] {
  const { field = '', every, others = '' } = KINDS[name] ?? {};
  const texts = kinds.map(({ properties = {} }) =>
    Object.entries(properties).map((entry) => JSON.stringify(entry)),
  );
  const isCommon = (entry: [string, Field]) =>
    every !== undefined && texts.every((fields) => fields.includes(JSON.stringify(entry)));
  const part = (kind: Field, select: (entry: [string, Field]) => boolean): Field => ({
    ...kind,
    properties: Object.fromEntries(
      Object.entries(kind.properties ?? {}).filter((entry) => select(entry)),
    ),
  });
  return [
    ...(every === undefined ? [] : [every, tableOf(part(kinds[0] ?? {}, isCommon))]),
    others,
    ...kinds.flatMap((kind) => [
      `#### ${field}: ${literal(kind.properties?.[field]?.const)}`,
      `**${kind.label}**. ${kind.explanation}`,
      tableOf(part(kind, (entry) => entry[0] !== field && !isCommon(entry))),
      code('ts', `${name}: [${inLines({ [field]: '', ...Object(exampleOf(kind)) })}],`),
    ]),
  ];
}

/** Returns `docs/front-matter.md`, which lists the fields of every kind of text. */
function frontMatterDocument(): string {
  const sections = frontMatter().flatMap(([folder, fields]) => [
    `## ${fields.label}`,
    `${fields.explanation}`,
    ...groupsOf(fields),
    `With the required fields, a file in \`${folder}/\` begins like this:`,
    code('yaml', `---\n${yamlOf(exampleOf(fields))}---`),
  ]);
  return document([
    SOURCE,
    '# Front matter',
    'The front matter is the part of a text between two lines `---` at its beginning. This page lists the\nfields of each kind of text. A field stands on a line of its own, in the form `name: value`. Write\nquotes around a value that contains a colon. [The owner’s guide](owners-guide.md) explains how texts\nbecome pages, and [Writing an article](writing.md) what a text may contain. The settings of the site\nare in [Settings](settings.md).',
    NOTATION,
    ...sections,
  ]);
}

/** Returns the tables of fields, one for each group. */
function groupsOf(fields: Field): string[] {
  const groups = Map.groupBy(Object.entries(fields.properties ?? {}), ([, { group }]) => group);
  return [...groups].flatMap(([group, members]) => {
    const table = tableOf({ ...fields, properties: Object.fromEntries(members) }, yamlInLine);
    return group ? [`### ${group}`, table] : [table];
  });
}

type Format = (value: unknown) => string;

/** Returns a table of the fields inside a field. */
function tableOf(field: Field, format: Format = literal): string {
  const rows = rowsOf(field, '', format);
  const unique = [...Map.groupBy(rows, ({ key }) => key).values()].map((same) => ({
    path: same.map(({ path }) => path).reduce(commonPath),
    // If an object has several forms, the field that names the form has another value in each.
    cells: [
      alternatives.format(new Set(same.map(({ cells }) => cells[0] ?? ''))),
      ...(same[0]?.cells.slice(1) ?? []),
    ],
  }));
  return [
    'field | type | default | explanation',
    '--- | --- | --- | ---',
    ...unique.map(({ path, cells }) => [`\`${path}\``, ...cells].join(' | ')),
  ]
    .map((row) => `| ${row} |`)
    .join('\n');
}

interface Row {
  path: string;
  /** Rows with equal keys describe the same field of several objects, and are merged. */
  key: string;
  cells: string[];
}

/** Returns the rows of the fields inside a field, at every depth. */
function rowsOf(field: Field, path: string, format: Format): Row[] {
  const { items, properties = {}, required = [], additionalProperties: any } = field;
  const inside = formsOf(field).flatMap((form) => rowsOf(form, path, format));
  if (items) inside.push(...rowsOf(items, `${path}[]`, format));
  if (any) inside.push(...rowsOf(any, `${path}.*`, format));
  for (const [name, member] of Object.entries(properties)) {
    const own = path === '' ? name : `${path}.${name}`;
    const cells = [typeInWords(member), usual(member, required.includes(name), format)];
    cells.push(explained(member, format));
    // For example, all objects in `slots` have the same fields, so equal rows at this depth are
    // merged.
    const key = own.split('.').length > 2 ? cells.join() : own;
    inside.push({ path: own, key, cells });
    inside.push(...rowsOf(member, own, format));
  }
  return inside;
}

/** Returns a path that two fields have in common: "*.*.bannerId". */
function commonPath(one: string, other: string): string {
  const names = other.split('.');
  return one
    .split('.')
    .map((name, index) => (name === names[index] ? name : '*'))
    .join('.');
}

const inCode = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

/** Returns the cell with the default of a field. */
const usual = ({ default: value }: Field, isRequired: boolean, format: Format) => {
  if (isRequired) return '**required**';
  const isEmpty = value === undefined || (typeof value === 'object' && !Array.isArray(value));
  return isEmpty ? '' : inCode(format(value));
};

function explained({ label, explanation, example }: Field, format: Format): string {
  const text = `**${label}.** ${explanation}`;
  return example === undefined ? text : `${text} Example: ${inCode(format(example))}`;
}

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Returns the kind of value that an owner may write in a field, in words. */
function typeInWords(field: Field): string {
  const forms = formsOf(field);
  const { type, items, properties, propertyNames } = field;
  if (forms.length > 0) return alternatives.format(new Set(forms.map(typeInWords)));
  if (field.const !== undefined) return inCode(literal(field.const));
  if (field.enum) return alternatives.format(field.enum.map(inCode));
  if (items) return `list: ${typeInWords(items)}`;
  if (properties) return 'object';
  if (propertyNames?.enum) return `object with ${propertyNames.enum.map(inCode).join(', ')}`;
  if (type === 'object') return 'object';
  if (type === 'boolean') return '`true` or `false`';
  if (type === 'integer') return numberInWords(field);
  return textInWords(field);
}

const numberInWords = ({ minimum, maximum = Number.MAX_SAFE_INTEGER }: Field) =>
  maximum < Number.MAX_SAFE_INTEGER ? `whole number from ${minimum} to ${maximum}` : 'whole number';

const FORMATS: Readonly<Record<string, string>> = {
  uri: 'URL',
  email: 'e-mail address',
  date: 'day',
};

/** Describes which texts a field accepts, by its format or its length. */
function textInWords({ format = '', minLength = 0, maxLength }: Field): string {
  const known = FORMATS[format];
  if (known || maxLength === undefined) return known ?? 'text';
  if (minLength > 1) return `text of ${minLength} to ${maxLength} characters`;
  return `text of at most ${maxLength} characters`;
}

/**
 * Returns an example of a field: for an object, its required fields, or if no field is required,
 * all fields with an example. Of several forms of a field, the first one is the usual form.
 */
export function exampleOf(field: Field): unknown {
  const { items, properties, required = [], propertyNames, additionalProperties: any } = field;
  if (field.example !== undefined) return field.example;
  if (field.const !== undefined) return field.const;
  if (field.default !== undefined && !properties) return field.default;
  if (items) return [exampleOf(items)];
  if (properties) {
    const members = Object.entries(properties).filter(
      ([name, member]) =>
        required.includes(name) || (required.length === 0 && member.example !== undefined),
    );
    return Object.fromEntries(members.map(([name, member]) => [name, exampleOf(member)]));
  }
  if (any && propertyNames?.enum)
    return Object.fromEntries(propertyNames.enum.map((name) => [name, exampleOf(any)]));
  const form = field.oneOf?.[0] ?? field.anyOf?.at(-1);
  return form ? exampleOf(form) : field.enum?.[0];
}

/** Returns a value as it is written in TypeScript, with each field on a line of its own. */
function inLines(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLines).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return literal(value);
  const members = Object.entries(value).map(
    ([name, part]) => `  ${keyOf(name)}: ${literal(part)},`,
  );
  return ['{', ...members, '}'].join('\n');
}

/** Returns a value as it is written in front matter. */
const yamlOf = (value: unknown, collectionStyle: 'block' | 'flow' = 'block') =>
  stringify(value, { collectionStyle, lineWidth: 0, flowCollectionPadding: false }).replaceAll(
    'T00:00:00.000Z',
    '',
  );

const yamlInLine = (value: unknown) => yamlOf(value, 'flow').trim();

const code = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;

const document = (blocks: readonly string[]) => `${blocks.join('\n\n')}\n`;
