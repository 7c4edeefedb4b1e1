import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { didYouMean, similarName, suggestion } from '../../settings/edit-distance.ts';
import { expectation, fieldExpected } from '../../settings/expectation.ts';
import type { Noun } from '../../settings/noun.ts';
import { describeProblems } from '../../settings/problems.ts';
import { dayForMachines } from '../../ui/date.ts';
import { HOURS } from '../../ui/pictures/hours.ts';
import { objectFor } from '../../ui/pictures/object-words.ts';
import { OBJECTS, WORLDS, worldOf } from '../../ui/pictures/worlds.ts';
import type { BuildTime } from '../articles/publication.ts';
import { existingPath } from '../pictures/picture-file.ts';
import { schemasOf } from '../schemas.ts';
import { type OwnersText, shownTexts } from '../texts.ts';
import { FIRST_LINE } from './front-matter.ts';
import { misspeltTokensIn } from './misspelt-tokens.ts';
import { fieldProblem, fieldWarning, type Problem } from './problem.ts';
import { CONTENT_FOLDERS, isDate } from './site-pages.ts';
import { type Text, typedDate } from './text.ts';

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

/**
 * Returns the name of the file to suggest for a text: the text, or a word in it, is the name or the
 * title of the file.
 */
function fileNamed(text: string, files: readonly Text[]): string | undefined {
  const lower = text.toLowerCase();
  const isNamed = ({ fields: { name, title } }: Text) =>
    [name, title].some((known) => String(known).toLowerCase() === lower);
  const words = lower.split(/[^\p{L}\p{N}]+/u);
  const named = files.find(isNamed) ?? files.find(({ slug }) => words.includes(slug));
  return named?.slug;
}

/**
 * Reports wrong values in the front matter, and warns about values and sizes that are possible, but
 * probably mistaken.
 * @param time the time of the build
 */
export const fieldProblems = (texts: readonly Text[], time: BuildTime, noun: Title): Problem[] => [
  ...schemaProblems(texts),
  ...texts.flatMap((text) => dateProblems(text, time)),
  ...texts.flatMap(hourProblems),
  ...texts.flatMap((text) => nounProblems(text, noun)),
  ...texts.flatMap(sizeProblems),
  ...countProblems(texts),
];

/** Reports fields that do not match the schema of their folder, missing covers and misspelt tokens. */
function schemaProblems(texts: readonly Text[]): Problem[] {
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

/** Reports a text in a folder that the engine does not read. */
function misplaced({ file, folder }: Text): Problem {
  const expected = `a file in one of the folders ${CONTENT_FOLDERS.join(', ')}${didYouMean(folder, CONTENT_FOLDERS)}`;
  const found = file.endsWith(`/${folder}`) ? 'a file in content/ itself' : `the folder ${folder}`;
  return { file, expected, found };
}

/** Reports fields that the schema refuses. A misspelt field is reported only once. */
function wrongFields(text: Text, schema: z.ZodType): Problem[] {
  const { error } = schema.safeParse(text.fields, { error: expectation });
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const problems = describeProblems(error?.issues ?? [], text.fields);
  // A date that does not exist and a misspelt field have a message already, so the schema's message
  // is left out.
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
    ...others.map(({ field, expected, found }) =>
      fieldProblem(text, field, expected, typedDate(text, field) ?? found),
    ),
  ];
}

/** Reports a cover that does not exist, or has no description. */
function* coverProblems(text: Text): Generator<Problem> {
  const { cover, coverAlt } = text.fields;
  if (typeof cover !== 'string') return;
  if (!existsSync(existingPath(join(dirname(text.file), cover)))) {
    const found = `"${cover}", which does not exist`;
    const expected = `a picture file next to the Markdown file${suggestion(landscapeNamed(cover))}`;
    yield fieldProblem(text, 'cover', expected, found);
  }
  if (coverAlt === undefined) {
    const expected = 'the alternative text of the cover, or "" if it is decorative';
    yield { ...fieldProblem(text, 'cover', expected, 'nothing'), field: 'coverAlt' };
  }
}

/**
 * Returns the field with which an owner chooses the world, motif, object or hour of this name, as
 * front matter.
 */
function landscapeNamed(name: string): string | undefined {
  const [field] =
    Object.entries({
      world: WORLDS.has(name),
      motif: worldOf(name),
      object: OBJECTS.has(name),
      hour: HOURS.has(name),
    }).find(([, isKnown]) => isKnown) ?? [];
  return field ? `{ ${field}: ${name} }` : undefined;
}

/**
 * Proposes an object for the picture of each article without the field "cover" whose title or topics
 * mention one. Returns lines with the file and the field.
 * @param language the language of the texts, such as "en-GB"
 */
export const objectProposals = (texts: readonly Text[], language: string): string[] =>
  texts.flatMap(({ file, folder, fields: { cover, title, topics } }) => {
    if (folder !== 'articles' || cover !== undefined) return [];
    const object = objectFor(String(title), [topics ?? []].flat().map(String), language);
    return object ? [`${file}: cover: { object: ${object} }`] : [];
  });

/** The number of years after which a date in the future is probably mistyped. */
const YEARS = 2;

/** Reports dates that are probably typing errors. */
function dateProblems(text: Text, { day: today, instant }: BuildTime): Problem[] {
  const inYears = (years: number) =>
    `${Number.parseInt(today, 10) + years}${today.slice('2026'.length)}`;
  const last = inYears(YEARS);
  const { date, draft, updated, reviewed, review } = text.fields;
  const isAfter = (value: unknown, day: string, moment?: string): value is Date =>
    isDate(value) && (moment ? Date.parse(moment) > +instant : dayForMachines(value) > day);
  // An Astro page has no YAML, and a date that is an alias in YAML is not typed in its field.
  const typed = (field: string) =>
    typedDate(text, field) ?? dayForMachines(Object(text.fields[field]));
  const warn = (field: string, expected: string) => [
    fieldWarning(text, field, expected, typed(field)),
  ];
  if (isAfter(date, last)) return warn('date', `a date within ${YEARS} years from today`);
  if (isAfter(date, today)) return [];
  if (draft === true && isDate(date) && dayForMachines(date) < inYears(-1)) {
    const expected = 'a date of the last 12 months, or no such draft';
    return [fieldWarning(text, 'draft', expected, `the date ${typed('date')}`)];
  }
  if (isAfter(updated, today, text.moments.updated))
    return warn('updated', 'the day of the last change, which is not in the future');
  if (isAfter(reviewed, today))
    return warn('reviewed', 'the day of the last review, which is not in the future');
  const lastRead = isDate(reviewed) ? reviewed : date;
  if (review === 'yearly' && isDate(lastRead) && dayForMachines(lastRead) < inYears(-1)) {
    const field = lastRead === reviewed ? 'reviewed' : 'date';
    return warn(field, 'a review of the last 12 months, because of "review: yearly"');
  }
  return [];
}

/** The dates whose hour the site uses, by folder. */
const WITH_HOUR: Readonly<Record<string, readonly string[]>> = { articles: ['date', 'updated'] };

const HOURLESS =
  'a day without an hour, which only the date and the last change of an article have';

/** Warns about hours that change nothing. */
const hourProblems = (text: Text): Problem[] =>
  Object.entries(text.moments).flatMap(([field, moment]) =>
    WITH_HOUR[text.folder]?.includes(field)
      ? []
      : [fieldWarning(text, field, HOURLESS, typedDate(text, field) ?? moment)],
  );

type Title = Pick<Noun, 'title'>;

/**
 * Returns the noun that a text is about; undefined for a text that serves every noun. A build leaves out
 * texts about another noun than the noun of the site.
 */
export const nounOf = ({ fields: { about } }: Pick<Text, 'fields'>): string | undefined =>
  typeof about === 'string' ? about : undefined;

/** Reports a noun that differs from the noun of the site only in letter case. */
function nounProblems(text: Text, { title }: Title): Problem[] {
  const noun = nounOf(text) ?? title;
  if (noun === title || noun.toLowerCase() !== title.toLowerCase()) return [];
  return [fieldProblem(text, 'about', `"${title}", as in the settings`, `"${noun}"`)];
}

/** The target that a message expects for a link or a setting that serves every noun. */
export const ANY_NOUN = 'a text without the field "about"';

/** Describes a text that is about one noun, for the end of a message. */
export const onlyAbout = (noun: string, file: string): string =>
  `${file} is published only if the noun is "${noun}"`;

const LONGEST_TITLE = 120;
/** The largest text in bytes, far more than a book has. */
const LARGEST = 1_000_000;

/** The kinds of content files whose pages would be empty without a body. */
const WITH_BODY = new Set(['articles', 'path', '../pages']);

/** The numbers of files with which a build takes minutes, by folder, with the reason. */
const MOST: Readonly<Record<string, readonly [count: number, name: string, reason: string]>> = {
  path: [200, 'steps', 'the page of each step links to all steps'],
  topics: [1000, 'topics', 'each topic has a page, three feeds and an image'],
};

/** Warns about folders with so many texts that a build takes minutes. */
function countProblems(texts: readonly Text[]): Problem[] {
  const counts = Map.groupBy(texts, ({ folder }) => folder);
  return Object.entries(MOST).flatMap(([folder, [most, name, reason]]): Problem[] => {
    const { length } = counts.get(folder) ?? [];
    if (length <= most) return [];
    const expected = `at most ${most} ${name}, because ${reason}`;
    const found = `${length}, with which a build takes minutes`;
    return [{ file: `content/${folder}`, expected, found, severity: 'warning' }];
  });
}

/** Warns about a text that is empty or too long for a page. */
function sizeProblems(text: Text): Problem[] {
  const { file, folder, fields, bodySize, isReadable } = text;
  const { title, draft } = fields;
  const problems: Problem[] = [];
  const warn = (expected: string, found: string) =>
    problems.push({ file, expected, found, severity: 'warning' });
  const isEmpty = file.endsWith('.md') && WITH_BODY.has(folder) && bodySize === 0;
  if (isEmpty && isReadable && draft !== true) warn('a text below the front matter', 'no text');
  const megabytes = (bodySize / 1_000_000).toFixed(1);
  if (bodySize > LARGEST) warn('a text of at most 1 MB', `${megabytes} MB, which is slow to load`);
  if (typeof title === 'string' && title.length > LONGEST_TITLE) {
    const expected = `a title of at most ${LONGEST_TITLE} characters`;
    problems.push(fieldWarning(text, 'title', expected, `${title.length} characters`));
  }
  return problems;
}

const schemaOf = new Map<string, z.ZodType>(
  Object.entries(schemasOf(() => z.string().normalize())),
);

/** The parsed fields of texts, so that the live preview parses only changed texts again. */
const parsed = new WeakMap<OwnersText['fields'], unknown>();

/** Returns the parsed front matter of a text; undefined if it is invalid. Parses it only once. */
function dataOf({ folder, fields }: OwnersText): unknown {
  if (!parsed.has(fields)) parsed.set(fields, schemaOf.get(folder)?.safeParse(fields).data);
  return parsed.get(fields);
}

/**
 * Sets the texts that pages show: the texts with valid front matter. The checks have stopped a build
 * with any other text; the live preview continues without it. The checks call this function before
 * the build renders pages, and in the live preview again after each change.
 */
export function setTexts(texts: readonly OwnersText[]): void {
  const folders = shown.get(texts) ?? foldersOf(texts);
  shown.set(texts, folders);
  shownTexts.set(folders);
}

/**
 * The texts that were set, by folder. A build sets the texts of each language several times, and the
 * results that pages have computed from them stay valid.
 */
const shown = new WeakMap<readonly OwnersText[], ReturnType<typeof foldersOf>>();

function foldersOf(texts: readonly OwnersText[]) {
  const entries = texts
    .map((text) => ({ ...text, data: dataOf(text) }))
    .filter(({ data }) => data !== undefined);
  return Map.groupBy(entries, ({ folder }) => folder);
}
