import { numberedName } from '../../settings/paths.ts';
import { ANY_NOUN, nounOf, onlyAbout } from './nouns.ts';
import type { Problem } from './problem.ts';
import { fieldProblem, type Text } from './text.ts';

type KnownText = Pick<Text, 'file' | 'folder' | 'slug' | 'fields' | 'lineOf'> & {
  isPublished: boolean;
};

/** A position that only one content file may have. */
interface Claim {
  field?: string;
  /** The kind of position, such as "a step number". */
  of: string;
  value: unknown;
}

/**
 * Reports positions that two content files claim: among the guides, in a series, or among the steps
 * in `content/path`. Also reports steps without a number, without a published article, or with an
 * article about one noun.
 */
export function placeProblems(texts: readonly KnownText[]): Problem[] {
  const holders = new Map<string, string>();
  const articles = new Map<unknown, KnownText>(
    texts.filter(({ folder }) => folder === 'articles').map((text) => [text.slug, text]),
  );
  return texts.flatMap((text) => [
    ...claimsOf(text).flatMap(({ field, of, value }): Problem[] => {
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

function claimsOf({ folder, slug, fields: { guide, series, featured } }: KnownText): Claim[] {
  if (folder === 'path') {
    const step = numberedName(slug);
    if (!step) return [];
    return [
      { of: 'a step number', value: step.number },
      { of: 'a name after the step number', value: step.name },
    ];
  }
  if (folder === 'stories' && Number.isInteger(featured))
    return [
      { field: 'featured', of: 'a position among the stories on the home page', value: featured },
    ];
  if (folder !== 'articles') return [];
  const { name, part } = Object(series);
  const claims = [
    { field: 'guide', of: 'a position among the guides', value: guide },
    {
      field: 'series.part',
      of: `a part number in “${name}”`,
      value: typeof name === 'string' ? part : undefined,
    },
  ];
  return claims.filter(({ value }) => Number.isInteger(value));
}

function stepProblems(step: KnownText, articles: ReadonlyMap<unknown, KnownText>): Problem[] {
  if (!numberedName(step.slug)) {
    const expected = 'a file name that begins with the step number, such as 1-five-breaths.md';
    return [{ file: step.file, expected, found: `"${step.slug}"` }];
  }
  const article = articles.get(step.fields.article);
  // fieldProblems reports an article that does not exist.
  if (!article) return [];
  const about = nounOf(article);
  if (about !== undefined)
    return [
      fieldProblem(
        step,
        'article',
        ANY_NOUN,
        `${article.slug} (${onlyAbout(about, article.file)})`,
      ),
    ];
  if (article.isPublished) return [];
  const found = `${article.slug} (${article.file} is not published)`;
  return [fieldProblem(step, 'article', 'a published article', found)];
}
