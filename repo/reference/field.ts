import { z } from 'zod';
import { schemasOf } from '../../packages/daymark/src/content/schemas.ts';
import { OWN_PAGES } from '../../packages/daymark/src/content/texts.ts';
import { siteSchema } from '../../packages/daymark/src/settings/schema/site.ts';

/**
 * A field as JSON Schema, with what the metadata of its Zod schema explains: `label`,
 * `explanation`, `example` and `group`.
 */
export interface Field {
  label?: string;
  explanation?: string;
  example?: unknown;
  group?: string;
  type?: string;
  format?: string;
  default?: unknown;
  const?: unknown;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Field;
  anyOf?: Field[];
  oneOf?: Field[];
  properties?: Record<string, Field>;
  required?: string[];
  /** The names that an object may use for its fields. */
  propertyNames?: Field;
  /** Every field of an object whose names are free; `false` for other objects. */
  additionalProperties?: Field | false;
}

/** Describes a schema by what an owner may write. */
export const fieldOf = (schema: z.ZodType): Field =>
  z.toJSONSchema(schema, {
    io: 'input',
    // JSON Schema has no days.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date') jsonSchema.format = 'date';
    },
  }) as Field;

/** Returns the settings. */
export const settings = (): Field => fieldOf(siteSchema({}));

/** Returns the front matter of each kind of text, by the folder with the texts. */
export const frontMatter = (): [folder: string, Field][] =>
  Object.entries(schemasOf(() => z.string())).map(([folder, schema]) => [
    folder === OWN_PAGES ? 'pages' : `content/${folder}`,
    fieldOf(schema),
  ]);

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
