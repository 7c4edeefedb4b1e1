import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { describeProblems } from '../../settings/problems.ts';
import { OWN_PAGES } from '../own-pages/files.ts';
import { kinds } from './content-kinds.ts';
import type { Problem } from './problem.ts';
import { FIRST_LINE, fieldProblem, type Text } from './text.ts';
import { unknownTokensIn } from './unknown-tokens.ts';

const inContent = Object.keys(kinds).filter((folder) => folder !== OWN_PAGES);

type Reference = Parameters<(typeof kinds)[string]['schema']>[0];

/** Returns a function that creates the schema for names of existing files in a folder. */
function referenceTo(texts: readonly Text[]): Reference {
  const names = Map.groupBy(texts, ({ folder }) => folder);
  return (folder) => {
    const slugs = (names.get(folder) ?? []).map(({ slug }) => slug).toSorted();
    return z.enum(slugs, `one of ${slugs.join(', ')}`);
  };
}

/** Returns the problems of the front matter of all content files, including unknown tokens. */
export function fieldProblems(texts: readonly Text[]): Problem[] {
  const reference = referenceTo(texts);
  const schemas = new Map(
    Object.entries(kinds).map(([folder, { schema }]) => [folder, schema(reference)]),
  );
  return texts.flatMap((text) => [
    ...text.problems,
    ...(text.problems.length === 0 ? wrongFields(text, schemas.get(text.folder)) : []),
    ...coverProblems(text),
    ...unknownTokensIn(text.yaml, FIRST_LINE).map((token) => ({ file: text.file, ...token })),
  ]);
}

function wrongFields(text: Text, schema: z.ZodType | undefined): Problem[] {
  if (!schema) {
    const expected = `a file in one of the folders ${inContent.join(', ')}`;
    return [{ file: text.file, expected, found: 'an unknown folder' }];
  }
  const { error } = schema.safeParse(text.fields);
  return describeProblems(error?.issues ?? [], text.fields).map(({ field, expected, found }) =>
    fieldProblem(text, field, expected, found),
  );
}

/** Reports a cover of an article that does not exist or has no alternative text. */
function* coverProblems(text: Text): Generator<Problem> {
  const { cover, coverAlt } = text.fields;
  if (typeof cover !== 'string') return;
  if (!existsSync(join(dirname(text.file), cover))) {
    const found = `"${cover}", which does not exist`;
    yield fieldProblem(text, 'cover', 'a picture file next to the Markdown file', found);
  }
  if (coverAlt === undefined) {
    const expected = 'the alternative text of the cover, or "" if it is decorative';
    yield { ...fieldProblem(text, 'cover', expected, 'nothing'), field: 'coverAlt' };
  }
}
