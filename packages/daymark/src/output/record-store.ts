import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

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
  save(): string[];
}

/**
 * Opens a store. A file that is damaged, or that another version of Node wrote in a format that
 * this one cannot read, counts as empty.
 */
export function openRecords<Value>(folder: string): RecordStore<Value> {
  const records = new Map<string, Kept<Value>>(
    SHARDS.flatMap((shard) => readShard<Kept<Value>>(join(folder, `${shard}.bin`))),
  );
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
    save() {
      if (!isChanged) return [];
      isChanged = false;
      for (const record of records.values()) record.unread += 1;
      const removed = [...records].flatMap(([key, { unread }]) => (unread > KEPT ? key : []));
      for (const key of removed) records.delete(key);
      const shards = Map.groupBy(records, ([key]) => key.charAt(0));
      mkdirSync(folder, { recursive: true });
      for (const shard of SHARDS) writeShard(join(folder, `${shard}.bin`), shards.get(shard) ?? []);
      return removed;
    },
  };
}

const digestOf = (content: Uint8Array) => hash('sha256', content, 'buffer');
const DIGEST_LENGTH = 32;

function readShard<Value>(path: string): [string, Value][] {
  try {
    const file = readFileSync(path);
    const content = file.subarray(DIGEST_LENGTH);
    return digestOf(content).equals(file.subarray(0, DIGEST_LENGTH)) ? deserialize(content) : [];
  } catch {
    return [];
  }
}

/** Writes a file under another name first, so that an interrupted build leaves the former one. */
function writeShard(path: string, records: readonly unknown[]): void {
  const content = serialize(records);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, Buffer.concat([digestOf(content), content]));
  renameSync(draft, path);
}
