import { numberedName } from '../../settings/addresses.ts';
import { ANY_NOUN, nounOf, onlyAbout } from './fields.ts';
import { fieldProblem, fieldWarning, type Problem } from './problem.ts';
import type { Text } from './text.ts';

type KnownText = Pick<Text, 'file' | 'folder' | 'slug' | 'fields' | 'lineOf'> & {
  isPublished: boolean;
};

/**
 * Reports positions that two content files claim, and warns about positions that are missing and
 * about similar names of series.
 */
export const positionProblems = (texts: readonly KnownText[]): Problem[] => [
  ...claimedTwice(texts),
  ...sequenceProblems(texts),
];

/**
 * Reports positions that two content files claim: among the guides, in a series, or among the steps
 * in `content/path`. Also reports steps without a number, without a published article, or with an
 * article about one noun.
 */
function claimedTwice(texts: readonly KnownText[]): Problem[] {
  const holders = new Map<string, string>();
  const articles = new Map<unknown, KnownText>(
    texts.filter(({ folder }) => folder === 'articles').map((text) => [text.slug, text]),
  );
  return texts.flatMap((text) => [
    ...claimsOf(text).flatMap(([of, value, field]): Problem[] => {
      const holder = holders.get(`${of}: ${value}`);
      holders.set(`${of}: ${value}`, holder ?? text.file);
      if (holder === undefined) return [];
      const expected = `${of} that no other content file has`;
      const found = `${value}, which ${holder} also has`;
      return field === undefined
        ? [{ file: text.file, line: 1, expected, found }]
        : [fieldProblem(text, field, expected, found)];
    }),
    ...(text.folder === 'path' ? stepProblems(text, articles) : []),
  ]);
}

/** A position that only one text may have: its kind, such as "a step number", its value and field. */
type Claim = readonly [of: string, value: unknown, field?: string];

/** Returns the positions that a text takes. Only one text may take each position. */
function claimsOf({ folder, slug, fields: { guide, series, featured } }: KnownText): Claim[] {
  if (folder === 'path') {
    const step = numberedName(slug);
    if (!step) return [];
    return [
      ['a step number', step.number],
      ['a name after the step number', step.name],
    ];
  }
  const { name, part } = Object(series);
  const claims: Record<string, Claim[]> = {
    stories: [['a position among the stories on the home page', featured, 'featured']],
    articles: [
      ['a position among the guides', guide, 'guide'],
      [`a part number in “${name}”`, typeof name === 'string' && part, 'series.part'],
    ],
  };
  return claims[folder]?.filter(([, value]) => Number.isInteger(value)) ?? [];
}

/** Reports a step without a number, and a step whose article the site does not show. */
function stepProblems(step: KnownText, articles: ReadonlyMap<unknown, KnownText>): Problem[] {
  if (!numberedName(step.slug)) {
    const expected = 'a file name that begins with the step number, such as 1-five-breaths.md';
    return [{ file: step.file, expected, found: `"${step.slug}"` }];
  }
  const article = articles.get(step.fields.article);
  // fieldProblems reports an article that does not exist.
  if (!article) return [];
  const about = nounOf(article);
  const report = (expected: string, reason: string) => [
    fieldProblem(step, 'article', expected, `${article.slug} (${reason})`),
  ];
  if (about !== undefined) return report(ANY_NOUN, onlyAbout(about, article.file));
  if (article.isPublished) return [];
  return report('a published article', `${article.file} is not published`);
}

/**
 * Warns about gaps among the guides and in series, and about series whose names differ only in
 * letter case or spaces. Drafts count as parts.
 */
function sequenceProblems(texts: readonly KnownText[]): Problem[] {
  const articles = texts.filter(({ folder }) => folder === 'articles');
  const guides = articles.flatMap((text) => partOf(text, text.fields.guide));
  const inSeries = articles.flatMap((text) => partOf(text, Object(text.fields.series).part));
  const series = [...Map.groupBy(inSeries, ({ text }) => nameOf(text))];
  return [
    ...gapsIn(guides, 'guide', 'among the articles'),
    ...series.flatMap(([name, parts]) => gapsIn(parts, 'series.part', `of “${name}”`)),
    ...similarNames(series.flatMap(([, [first]]) => first?.text ?? [])),
  ];
}

const partOf = (text: KnownText, number: unknown) =>
  typeof number === 'number' && Number.isInteger(number) ? [{ text, number }] : [];

const nameOf = ({ fields }: KnownText) => String(Object(fields.series).name);

/** Reports missing parts between existing parts, because readers would look for them. */
function gapsIn(
  parts: ReturnType<typeof partOf>,
  field: 'guide' | 'series.part',
  where: string,
): Problem[] {
  const kind = field === 'guide' ? 'guide' : 'part';
  const numbers = new Set(parts.map(({ number }) => number));
  return parts
    .filter(({ number }) => number > 1 && !numbers.has(number - 1))
    .map(({ text, number }) => {
      const expected = `${kind} ${number - 1} ${where}`;
      return fieldWarning(text, field, expected, `${kind} ${number} without it`);
    });
}

/**
 * Warns about series whose names differ only in letter case or spaces.
 * @param firsts one article of each series
 */
function similarNames(firsts: readonly KnownText[]): Problem[] {
  const earlier = new Map<string, KnownText>();
  return firsts.flatMap((text) => {
    const plain = nameOf(text).toLowerCase().replace(/\s+/g, ' ');
    const other = earlier.get(plain) ?? text;
    earlier.set(plain, other);
    if (other === text) return [];
    const found = `“${nameOf(text)}”, another series than “${nameOf(other)}” of ${other.file}`;
    return [fieldWarning(text, 'series.name', 'the same name in all parts of a series', found)];
  });
}
