import { describe, expect, it } from 'vitest';
import {
  exampleArticles,
  exampleRecord,
  pageInMemory,
} from '../../../../../tests/search-records.ts';
import { divide } from './divide.ts';
import type { SearchRecord } from './record.ts';
import { shardKey } from './shard.ts';

const topic = exampleRecord({ path: '/topics/rest' });

/** Returns the number of pages in each shard. */
function sizes(records: readonly SearchRecord[]) {
  const { newest, older } = divide(records);
  return {
    newest: newest.length,
    older: older.map(({ year, shards }) => [year, ...shards.map(({ length }) => length)]),
  };
}

/** Returns the keys of all shards, the newest first. */
function keys(records: readonly SearchRecord[]) {
  const { newest, older } = divide(records);
  return [newest, ...older.flatMap(({ shards }) => shards)].map((pages) =>
    shardKey(pages.map(pageInMemory), 'en'),
  );
}

describe('the shards of the search index', () => {
  it('are one shard on a site with up to 400 articles', () => {
    const records = [topic, ...exampleArticles(2019, 200), ...exampleArticles(2026, 200)];
    expect(sizes(records)).toEqual({ newest: 401, older: [] });
    expect(divide(records).since).toBeUndefined();
    expect(sizes([topic])).toEqual({ newest: 1, older: [] });
  });

  it('are the newest articles with all other pages, and older articles by year', () => {
    const records = [
      ...exampleArticles(2026, 300),
      topic,
      ...exampleArticles(2024, 10),
      ...exampleArticles(2025, 4_500),
    ];
    const { newest, since, older } = divide(records);
    expect(sizes(records)).toEqual({
      newest: 1 + 300 + 100,
      older: [
        [2025, 600, 600, 600, 600, 600, 600, 600, 200],
        [2024, 10],
      ],
    });
    expect(newest[0]).toBe(topic);
    expect(since).toEqual(new Date('2025-01-04T01:20Z'));
    expect(older[0]?.shards[0]?.[0]?.path).toBe('/blog/2025-0');
  });

  it('contain each page once', () => {
    const records = [topic, ...exampleArticles(2025, 3_210), ...exampleArticles(2026, 2_345)];
    const { newest, older } = divide(records);
    const all = [...newest, ...older.flatMap(({ shards }) => shards.flat())];
    const paths = (pages: typeof all) => pages.map(({ path }) => path).toSorted();
    expect(paths(all)).toEqual(paths(records));
  });

  it('do not depend on the order of the pages, even of articles with the same date', () => {
    const date = new Date('2025-05-01');
    const articles = exampleArticles(2025, 1_500).map((article) => ({ ...article, date }));
    expect(keys([topic, ...articles.toReversed()])).toEqual(keys([topic, ...articles]));
  });

  it('stay as they are, except the newest, when articles are added', () => {
    const before = [...exampleArticles(2025, 3_100), ...exampleArticles(2026, 701)];
    const after = [...exampleArticles(2025, 3_100), ...exampleArticles(2026, 750)];
    const [newest, ...older] = keys(before);
    expect(older).toHaveLength(7);
    expect(keys(after).slice(1)).toEqual(older);
    expect(keys(after)[0]).not.toBe(newest);
  });

  it('receive articles from the newest shard 100 at a time', () => {
    const grown = [400, 401, 500, 501, 1_000, 1_001].map(
      (count) => sizes(exampleArticles(2026, count)).older,
    );
    expect(grown).toEqual([
      [],
      [[2026, 100]],
      [[2026, 100]],
      [[2026, 200]],
      [[2026, 600]],
      [[2026, 600, 100]],
    ]);
  });
});
