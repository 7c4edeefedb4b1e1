import { type Field, formsOf, keyOf, literal, settings } from './field.ts';

/** An ad network with an adapter of the owner, which no schema of the engine knows. */
const OWN_NETWORK = `{ adapter: \`.\${string}\`; id: string; name: string; [field: string]: unknown }`;

/**
 * Returns the module with the type of the settings. Editors show its comments, and cannot show the
 * metadata of Zod schemas.
 */
export function settingsTypes(): string {
  const { networks, ...parts } = settings().properties ?? {};
  const kinds = formsOf(networks?.items ?? {}).map(typeOf);
  return `// \`npm run reference\` writes this file from the schemas of the settings.

/** An ad network as the owner writes it. */
export type NetworkInput =
${[...kinds, OWN_NETWORK].map((kind) => `  | ${kind}`).join('\n')};

/** The settings as the owner writes them. */
export interface SiteInput ${typeOf({
    ...settings(),
    properties: { ...parts, networks: { ...networks, items: { type: 'NetworkInput' } } },
  })}
`;
}

/** Returns the type of the values that an owner may write in a field. */
function typeOf(field: Field): string {
  const { type, items, properties, propertyNames, additionalProperties: any } = field;
  const forms = formsOf(field);
  if (field.const !== undefined) return literal(field.const);
  if (field.enum) return field.enum.map(literal).join(' | ');
  if (forms.length > 0) return forms.map(typeOf).join(' | ');
  if (items) return `${asItem(typeOf(items))}[]`;
  if (properties) return `{\n${membersOf(field)}\n}`;
  if (any)
    return `Record<${propertyNames?.enum ? typeOf(propertyNames) : 'string'}, ${typeOf(any)}>`;
  return type === 'integer' ? 'number' : `${type}`;
}

const asItem = (type: string) =>
  type.includes(' | ') && !type.startsWith('{') ? `(${type})` : type;

const membersOf = ({ properties = {}, required = [] }: Field) =>
  Object.entries(properties)
    .map(([name, field]) => {
      const [mark, end] = required.includes(name) ? ['', ''] : ['?', ' | undefined'];
      return `${commentOn(field)}\n${keyOf(name)}${mark}: ${typeOf(field)}${end};`;
    })
    .join('\n');

/** Returns the comment that editors show: the explanation, the default and the example. */
function commentOn({ explanation = '', default: usual, example }: Field): string {
  const tags = [
    ...(usual === undefined || Object(usual) === usual ? [] : [`@default ${literal(usual)}`]),
    ...(example === undefined ? [] : [`@example ${literal(example)}`]),
  ];
  const lines = [...wrapped(explanation), ...tags];
  return lines.length === 1
    ? `/** ${lines[0]} */`
    : ['/**', ...lines.map((line) => ` * ${line}`), ' */'].join('\n');
}

/** Divides a text into lines of at most 90 characters. */
const wrapped = (text: string): string[] => text.match(/\S.{0,88}\S(?=\s|$)|\S+/g) ?? [];
