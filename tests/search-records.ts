import { hash } from 'node:crypto';
import type {
  SearchPage,
  SearchRecord,
} from '../packages/daymark/src/machines/search-index/shard.ts';

/** Returns a page whose body is in memory. */
export const pageInMemory = ({ html, ...record }: SearchRecord): SearchPage => ({
  ...record,
  html: async () => html,
  digest: hash('sha256', html),
});

/** Returns a record for tests, with some fields replaced. */
export function exampleRecord(change: Partial<SearchRecord> = {}): SearchRecord {
  return {
    path: '/blog/the-long-way-home',
    title: 'The long way home',
    label: 'Rest',
    summary: 'Why the slower road is sometimes the shorter one.',
    html: '<p>A lighthouse stands at the bend.</p>',
    ...change,
  };
}

/** Returns the records of articles on successive days of a year, with a few words each. */
export function exampleArticles(year: number, count: number): SearchRecord[] {
  return Array.from({ length: count }, (_, number) =>
    exampleRecord({
      path: `/blog/${year}-${number}`,
      summary: '',
      html: `<p>Slow ${year}</p>`,
      date: new Date(Date.UTC(year, 0, 1, 0, number)),
    }),
  );
}
