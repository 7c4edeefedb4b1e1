/*
 * The fields of texts as JSON Schema, for programs that show them: the documents of the repository, and
 * the desk, whose forms run in a browser without the schemas (`daymark/fields`).
 */
import { z } from 'zod';
import { newFieldsOf } from './new-file.ts';
import { schemasOf } from './schemas.ts';
import { OWN_PAGES } from './static-pages/names.ts';

/**
 * A field as JSON Schema, with the metadata of its Zod schema: `label`, `explanation`, `example` and
 * `group`.
 */
export interface Field {
  label?: string;
  explanation?: string;
  example?: unknown;
  group?: string;
  /** The folder of the texts whose name the field contains: "topics". */
  reference?: string;
  /** Whether the field contains the name of a picture file beside the text. */
  picture?: boolean;
  type?: string;
  format?: string;
  pattern?: string;
  default?: unknown;
  const?: unknown;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
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

/** Describes the values that an owner may write for a schema. */
export const fieldOf = (schema: z.ZodType): Field =>
  z.toJSONSchema(schema, {
    io: 'input',
    // JSON Schema has no type for days.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date') jsonSchema.format = 'date';
    },
  }) as Field;

/** The front matter of a kind of text. */
export interface TextFields {
  /** The folder with the texts, relative to the site's folder: "content/articles". */
  folder: string;
  fields: Field;
  /** The names of the fields in the order in which `daymark new` writes them. */
  order: string[];
  /** The names of the fields that `daymark new` writes. */
  ofNew: string[];
}

/** Returns the front matter of each kind of text. */
export const textFields = (): TextFields[] =>
  Object.entries(schemasOf((reference) => z.string().meta({ reference }))).map(
    ([folder, schema]) => {
      const fields = fieldOf(schema);
      return {
        folder: folder === OWN_PAGES ? 'pages' : `content/${folder}`,
        fields,
        order: orderOf(Object.keys(fields.properties ?? {}), newFieldsOf(folder)),
        ofNew: newFieldsOf(folder),
      };
    },
  );

/** Returns the names of fields in the order of the schema. The fields of a new file keep their own order. */
function orderOf(names: readonly string[], ofNew: readonly string[]): string[] {
  const order = [...names];
  for (const [index, name] of ofNew.slice(1).entries()) {
    const before = order.indexOf(ofNew[index] ?? '');
    const own = order.indexOf(name);
    if (own > before) continue;
    order.splice(own, 1);
    order.splice(before, 0, name);
  }
  return order;
}
