import { createHash } from 'node:crypto';
import { recordDocument, type SearchRecord } from './record.ts';

/**
 * The version of Pagefind, and a number to change if `indexShard` returns something else for the
 * same pages. Shards of another version are indexed again.
 */
export const VERSION = 'Pagefind 1.6.0, 1';

/** Returns a hash of everything that the index of some pages is made from. */
export function shardKey(records: readonly SearchRecord[], language: string): string {
  const hash = createHash('sha256').update(JSON.stringify([VERSION, language]));
  for (const record of records)
    hash.update(JSON.stringify([record.path, recordDocument(record, language)]));
  return hash.digest('hex');
}
