import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { didYouMean, similarName, suggestion } from '../../settings/edit-distance.ts';
import { expectation, fieldExpected } from '../../settings/expectation.ts';
import { describeProblems } from '../../settings/problems.ts';
import { existingPath } from '../pictures/picture-file.ts';
import { schemasOf } from '../schemas.ts';
import { OWN_PAGES } from '../texts.ts';
import { kinds } from './content-kinds.ts';
import { FIRST_LINE } from './front-matter.ts';
import { misspeltTokensIn } from './misspelt-tokens.ts';
import type { Problem } from './problem.ts';
import { fieldProblem, type Text } from './text.ts';

const inContent = Object.keys(kinds).filter((folder) => folder !== OWN_PAGES);

/** Returns a function that creates the schema for names of existing files in a folder. */
function referenceTo(texts: readonly Text[]) {
  const names = Map.groupBy(texts, ({ folder }) => folder);
  return (folder: string) => {
    const files = names.get(folder) ?? [];
    const slugs = files.map(({ slug }) => slug).toSorted();
    const all = slugs.length > 0 ? `one of ${slugs.join(', ')}` : `a file in content/${folder}`;
    const name = z.enum(slugs, {
      error: ({ input }) => {
        const meant = fileNamed(String(input), files);
        return all + (meant ? suggestion(meant) : didYouMean(String(input), slugs));
      },
    });
    return z.preprocess((value) => (typeof value === 'string' ? value.normalize() : value), name);
  };
}

/** Returns the name of the file whose title or name is a text, or whose name is a word of it. */
function fileNamed(text: string, files: readonly Text[]): string | undefined {
  const lower = text.toLowerCase();
  const isNamed = ({ fields: { name, title } }: Text) =>
    [name, title].some((known) => String(known).toLowerCase() === lower);
  const words = lower.split(/[^\p{L}\p{N}]+/u);
  const named = files.find(isNamed) ?? files.find(({ slug }) => words.includes(slug));
  return named?.slug;
}

/** Returns the problems of the front matter of all content files, including misspelt tokens. */
export function fieldProblems(texts: readonly Text[]): Problem[] {
  const schemas = new Map<string, z.ZodType>(Object.entries(schemasOf(referenceTo(texts))));
  return texts.flatMap((text) => {
    const schema = schemas.get(text.folder);
    if (!schema) return [misplaced(text)];
    return [
      ...text.problems,
      ...(text.isReadable ? wrongFields(text, schema) : []),
      ...coverProblems(text),
      ...misspeltTokensIn(text.yaml, FIRST_LINE).map((token) => ({ file: text.file, ...token })),
    ];
  });
}

/** Describes a Markdown file that no page shows, because of its folder. */
function misplaced({ file, folder }: Text): Problem {
  const expected = `a file in one of the folders ${inContent.join(', ')}${didYouMean(folder, inContent)}`;
  const found = file.endsWith(`/${folder}`) ? 'a file in content/ itself' : `the folder ${folder}`;
  return { file, expected, found };
}

function wrongFields(text: Text, schema: z.ZodType): Problem[] {
  const { error } = schema.safeParse(text.fields, { error: expectation });
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const problems = describeProblems(error?.issues ?? [], text.fields);
  // One message is enough for a date that does not exist, and for a field under another name.
  const explained = new Set(text.problems.map(({ field }) => field));
  const misspelt = problems.flatMap(({ field, found }) => {
    if (!Object.hasOwn(text.fields, field) || known.includes(field)) return [];
    const missing = known.filter((name) => !Object.hasOwn(text.fields, name));
    const meant = similarName(field, missing);
    explained.add(field);
    if (meant) explained.add(meant);
    return [fieldProblem(text, field, fieldExpected(known, meant), found)];
  });
  const others = problems.filter(({ field }) => !explained.has(field));
  return [
    ...misspelt,
    ...others.map(({ field, expected, found }) => fieldProblem(text, field, expected, found)),
  ];
}

/** Reports a cover of an article that does not exist or has no alternative text. */
function* coverProblems(text: Text): Generator<Problem> {
  const { cover, coverAlt } = text.fields;
  if (typeof cover !== 'string') return;
  if (!existsSync(existingPath(join(dirname(text.file), cover)))) {
    const found = `"${cover}", which does not exist`;
    yield fieldProblem(text, 'cover', 'a picture file next to the Markdown file', found);
  }
  if (coverAlt === undefined) {
    const expected = 'the alternative text of the cover, or "" if it is decorative';
    yield { ...fieldProblem(text, 'cover', expected, 'nothing'), field: 'coverAlt' };
  }
}
