import { join } from 'node:path';
import { readValue, writeValue } from './whole-file.ts';

/** The number of saves after which a record that was not read is removed. */
const KEPT = 10;

/** Records are divided into files by the first digit of their keys. */
const SHARDS = [...'0123456789abcdef'];

interface Kept<Value> {
  value: Value;
  /** The number of saves since the record was last read. */
  unread: number;
}

/** Records on disk that can be computed again, by key. A build may remove them at any time. */
export interface RecordStore<Value> {
  /** @param key a hash in lower-case hexadecimal digits */
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /** Writes the records if some were set. Returns the keys that are no longer in the store. */
  save(): Promise<string[]>;
}

/**
 * Opens a store. A file that is damaged, or that another version of Node wrote in a format that
 * this one cannot read, counts as empty.
 */
export async function openRecords<Value>(folder: string): Promise<RecordStore<Value>> {
  const fileOf = (shard: string) => join(folder, `${shard}.bin`);
  const kept = await Promise.all(
    SHARDS.map((shard) => readValue<[string, Kept<Value>][]>(fileOf(shard))),
  );
  const records = new Map(kept.flatMap((shard) => shard ?? []));
  let isChanged = false;
  return {
    get(key) {
      const record = records.get(key);
      if (record) record.unread = 0;
      return record?.value;
    },
    set(key, value) {
      isChanged = true;
      records.set(key, { value, unread: 0 });
    },
    async save() {
      if (!isChanged) return [];
      isChanged = false;
      for (const record of records.values()) record.unread += 1;
      const removed = [...records].flatMap(([key, { unread }]) => (unread > KEPT ? key : []));
      for (const key of removed) records.delete(key);
      const shards = Map.groupBy(records, ([key]) => key.charAt(0));
      for (const shard of SHARDS) await writeValue(fileOf(shard), shards.get(shard) ?? []);
      return removed;
    },
  };
}
