import type { SearchPage } from './record.ts';

/**
 * The maximum number of articles in the newest shard, a multiple of `BATCH`. It limits what the
 * first search fetches and how long Pagefind takes: for a word like "the", about 100 bytes and 0.1
 * milliseconds for each article of 1,200 words.
 */
const NEWEST = 400;

/**
 * The maximum number of articles in any other shard, a multiple of `BATCH`. It limits the memory of
 * Pagefind: about 0.5 MB for each article of 1,200 words.
 */
const LARGEST = 600;

/** The number of articles that leave the newest shard at a time. */
const BATCH = 100;

type Dated = Pick<SearchPage, 'path' | 'date'>;

/** The pages of a site, divided into the shards of the search index. */
interface Division<Page> {
  /** The newest articles, and all pages that are not articles. */
  newest: readonly Page[];
  /** The date of the oldest article in `newest`; undefined if no article is older. */
  since: Date | undefined;
  /** The shards of older articles by year, the newest year first. */
  older: readonly { year: number; shards: readonly (readonly Page[])[] }[];
}

/**
 * Divides the pages of a site into shards. The division depends only on the pages, and a new
 * article changes only the newest shard, except that 100 articles at a time move from there to a
 * shard of their year.
 */
export function divide<Page extends Dated>(records: readonly Page[]): Division<Page> {
  const sorted = records
    .filter(isArticle)
    .toSorted((one, other) => +one.date - +other.date || (one.path < other.path ? -1 : 1));
  const years = [...Map.groupBy(sorted, ({ date }) => date.getUTCFullYear())];
  const batches = years.flatMap(([year, ofYear]) =>
    inParts(ofYear, BATCH).map((part) => ({ year, articles: part })),
  );

  let first = batches.length;
  let room = NEWEST;
  for (const { articles } of batches.toReversed()) {
    room -= articles.length;
    if (room < 0) break;
    first--;
  }
  const newest = batches.slice(first).flatMap(({ articles }) => articles);
  const older = [...Map.groupBy(batches.slice(0, first), ({ year }) => year)].map(
    ([year, ofYear]) => ({
      year,
      shards: inParts(
        ofYear.flatMap(({ articles }) => articles),
        LARGEST,
      ),
    }),
  );
  return {
    newest: [...records.filter((record) => !isArticle(record)), ...newest],
    since: older.length > 0 ? newest[0]?.date : undefined,
    older: older.toReversed(),
  };
}

const isArticle = <Page extends Dated>(record: Page): record is Page & { date: Date } =>
  record.date !== undefined;

function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
