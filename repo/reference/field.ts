import { type Field, fieldOf, textFields } from '../../packages/daymark/src/content/text-fields.ts';
import { siteSchema } from '../../packages/daymark/src/settings/schema/site.ts';

export { type Field, fieldOf };

/** Returns the description of all settings. */
export const settings = (): Field => fieldOf(siteSchema({}));

/**
 * Returns the description of the front matter of each kind of text, with the folder of these texts.
 */
export const frontMatter = (): [folder: string, Field][] =>
  textFields().map(({ folder, fields }) => [folder, fields]);

/** Returns the forms that a field may have. */
export const formsOf = ({ anyOf, oneOf }: Field): Field[] => anyOf ?? oneOf ?? [];

/** Returns a value as it is written in TypeScript. */
export function literal(value: unknown): string {
  if (typeof value === 'string')
    return value.includes("'") ? JSON.stringify(value) : `'${value.replaceAll('\\', '\\\\')}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value).map(([name, part]) => `${keyOf(name)}: ${literal(part)}`);
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
}

/** Returns the name of a field as it is written in an object of TypeScript. */
export const keyOf = (name: string): string => (/^[\w$]+$/.test(name) ? name : literal(name));
