import { numberedName } from '../path/order.ts';
import type { Problem } from './problem.ts';
import type { Text } from './text.ts';

type KnownText = Pick<Text, 'file' | 'folder' | 'slug' | 'fields' | 'lineOf'> & {
  isPublished: boolean;
};

/** A position that only one content file may have. */
interface Claim {
  field?: string;
  /** The kind of position: "a number in the path". */
  of: string;
  value: string | number;
}

/**
 * Reports positions among the guides, in a series or on the path that two content files claim. Also
 * reports steps of the path without a number or without a published article.
 */
export function placeProblems(texts: readonly KnownText[]): Problem[] {
  const holders = new Map<string, string>();
  const articles = new Map(
    texts.filter(({ folder }) => folder === 'articles').map((text) => [text.slug, text]),
  );
  return texts.flatMap((text) => [
    ...claimsOf(text).flatMap((claim) => twinProblems(text, claim, holders)),
    ...(text.folder === 'path' ? stepProblems(text, articles) : []),
  ]);
}

function claimsOf({ folder, slug, fields: { guide, series } }: KnownText): Claim[] {
  if (folder === 'path') {
    const { number, name } = numberedName(slug) ?? {};
    return number === undefined || name === undefined
      ? []
      : [
          { of: 'a step number', value: number },
          { of: 'a name after the step number', value: name },
        ];
  }
  if (folder !== 'articles') return [];
  const { name, part } = Object(series);
  return [
    ...(Number.isInteger(guide)
      ? [{ field: 'guide', of: 'a position among the guides', value: Number(guide) }]
      : []),
    ...(typeof name === 'string' && Number.isInteger(part)
      ? [{ field: 'series.part', of: `a part number in “${name}”`, value: Number(part) }]
      : []),
  ];
}

function twinProblems(
  { file, lineOf }: KnownText,
  { field, of, value }: Claim,
  holders: Map<string, string>,
): Problem[] {
  const place = `${of}: ${value}`;
  const holder = holders.get(place);
  if (holder === undefined) {
    holders.set(place, file);
    return [];
  }
  const line = field === undefined ? 1 : lineOf(field);
  const found = `${value}, which ${holder} also has`;
  return [{ file, line, field, expected: `${of} that no other content file has`, found }];
}

function stepProblems(
  { file, slug, fields, lineOf }: KnownText,
  articles: ReadonlyMap<unknown, KnownText>,
): Problem[] {
  if (!numberedName(slug))
    return [
      {
        file,
        expected: 'a file name that begins with the step number, such as 1-five-breaths.md',
        found: `"${slug}"`,
      },
    ];
  const article = articles.get(fields.article);
  // fieldProblems reports an article that does not exist.
  if (!article || article.isPublished) return [];
  const found = `${article.slug} (${article.file} is not published)`;
  const expected = 'a published article';
  return [{ file, line: lineOf('article'), field: 'article', expected, found }];
}
