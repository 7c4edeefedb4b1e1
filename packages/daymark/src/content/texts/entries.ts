import { z } from 'zod';
import { schemasOf } from '../schemas.ts';
import { type OwnersText, textsIn } from './texts.ts';

const schemas = schemasOf(() => z.string().normalize());

type Folder = keyof typeof schemas;

/** A text with valid front matter. */
export interface Entry<Name extends Folder = Folder>
  extends Omit<OwnersText, 'folder' | 'slug' | 'fields'> {
  /** The slug. */
  id: string;
  /** The front matter. */
  data: z.output<(typeof schemas)[Name]>;
}

/** What the schemas have returned for fields. The live preview reads only changed texts again. */
const parsed = new WeakMap<OwnersText['fields'], z.ZodSafeParseResult<unknown>>();

function parse(folder: Folder, fields: OwnersText['fields']): z.ZodSafeParseResult<unknown> {
  const result = parsed.get(fields) ?? schemas[folder].safeParse(fields);
  parsed.set(fields, result);
  return result;
}

/**
 * Returns the texts in a folder of `content/` whose front matter is valid. The checks have stopped a
 * build with another text; the live preview continues without it.
 */
export const entriesOf = <Name extends Folder>(folder: Name): Entry<Name>[] =>
  textsIn(folder).flatMap((text): Entry<Name>[] => {
    const { slug, fields, file, html, digest, headings, cover, minutes, terms } = text;
    const { data } = parse(folder, fields) as z.ZodSafeParseResult<Entry<Name>['data']>;
    return data ? [{ id: slug, data, file, html, digest, headings, cover, minutes, terms }] : [];
  });
