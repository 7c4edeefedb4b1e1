import { join } from 'node:path';
import { Deserializer, Serializer } from 'node:v8';
import { readValue, writeValue } from './whole-file.ts';

/** Records on disk that can be computed again, by key. A build may remove them at any time. */
export interface RecordStore<Value> {
  /** @param key a hash in lower-case hexadecimal digits */
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /**
   * Removes the records that were neither read nor set since the store was opened or saved, and
   * writes the files whose records have changed. Returns the keys of the removed records.
   */
  save(): Promise<string[]>;
}

/** Records are divided into files by the first two digits of their keys. */
const FILES = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, '0'));

/** Records of one file. */
interface Part<Value> {
  path: string;
  records: Map<string, Value>;
  isChanged: boolean;
}

/**
 * Opens a store. A file that is damaged, or that another version of Node wrote in a format that
 * this one cannot read, counts as empty.
 */
export async function openRecords<Value>(folder: string): Promise<RecordStore<Value>> {
  const parts = new Map<string, Part<Value>>();
  for (const name of FILES) {
    const path = join(folder, `${name}.bin`);
    const records = new Map(unpack<[string, Value][]>(await readValue(path)));
    parts.set(name, { path, records, isChanged: false });
  }
  const partOf = (key: string) => {
    const part = parts.get(key.slice(0, 2));
    if (!part) throw new Error(`${key}: expected a key in lower-case hexadecimal digits`);
    return part;
  };
  const used = new Set<string>();
  return {
    get(key) {
      used.add(key);
      return partOf(key).records.get(key);
    },
    set(key, value) {
      used.add(key);
      const part = partOf(key);
      part.records.set(key, value);
      part.isChanged = true;
    },
    async save() {
      const removed: string[] = [];
      for (const part of parts.values()) {
        const unused = [...part.records.keys()].filter((key) => !used.has(key));
        for (const key of unused) part.records.delete(key);
        removed.push(...unused);
        if (part.isChanged || unused.length > 0)
          await writeValue(part.path, pack([...part.records]));
        part.isChanged = false;
      }
      used.clear();
      return removed;
    },
  };
}

/** Serializes a value so that `unpack` gives typed arrays memory of their own. */
function pack(value: unknown): Buffer {
  const serializer = new Serializer();
  serializer.writeHeader();
  serializer.writeValue(value);
  return serializer.releaseBuffer();
}

/**
 * Returns the value that was packed; undefined if this version of Node cannot read it. A typed array
 * from `deserialize` of `node:v8` would keep the memory of all records in its file.
 */
function unpack<Value>(content: Uint8Array | undefined): Value | undefined {
  if (!content) return undefined;
  try {
    const deserializer = new Deserializer(content);
    deserializer.readHeader();
    return deserializer.readValue();
  } catch {
    return undefined;
  }
}
