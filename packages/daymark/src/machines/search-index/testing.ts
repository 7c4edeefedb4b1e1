import type { SearchRecord } from './record.ts';

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
