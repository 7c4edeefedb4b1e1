import { createHash } from 'node:crypto';
import { recordDocument, type SearchPage } from './record.ts';

/**
 * The version of Pagefind, and a number to change if `indexShard` returns something else for the
 * same pages. Shards of another version are indexed again.
 */
export const VERSION = 'Pagefind 1.6.0, 1';

/** Changes with the documents that Pagefind indexes. */
const SAMPLE = {
  path: '/',
  title: 'Title',
  label: 'Label',
  summary: 'Summary',
  html: '<p>Text</p>',
};

/** Returns a hash of everything that the index of some pages is made from. Reads no bodies. */
export function shardKey(pages: readonly SearchPage[], language: string): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([VERSION, recordDocument(SAMPLE, language)]));
  for (const { path, title, label, summary, digest } of pages)
    hash.update(JSON.stringify([path, title, label, summary, digest]));
  return hash.digest('hex');
}
