import { hash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Deserializer, deserialize, Serializer, serialize } from 'node:v8';

/*
 * Results of builds on disk, by key: single values, a cache with a file for each value, and records
 * that are read together. Builds can compute all of them again, so their folders may be deleted.
 */

const DAY = 24 * 60 * 60 * 1000;

/** The number of days for which an unused value is kept. */
const KEPT_DAYS = 30;

/** The file whose modification time is the time at which old values were last removed. */
const MARK = '.pruned';

/** The end of a file's name. */
const END = '.bin';

/** Opens a cache of values that can be cloned, and creates its folder if it is absent. */
export async function openCache(folder: string) {
  await mkdir(folder, { recursive: true });
  const used = new Set<string>();
  /**
   * Returns the last use of a file. Another build may have renamed or removed the file in the
   * meantime.
   */
  const timeOf = async (name: string) =>
    (await stat(join(folder, name)).catch(() => ({ mtimeMs: 0 }))).mtimeMs;
  const remove = (name: string) => rm(join(folder, name), { force: true });
  return {
    /**
     * Returns the value with this key and label from the cache, or makes and stores it.
     * @param key everything from which the value is made; the name of the file is a hash of the key
     * @param label the kind of the value; values with the same key are removed together
     */
    async get<Value>(key: string | Uint8Array, label: string, make: () => Promise<Value>) {
      const digest = hash('sha256', key);
      used.add(digest);
      const path = join(folder, `${digest}.${label}${END}`);
      const kept = await readValue<Value>(path);
      if (kept === undefined) {
        const made = await make();
        await writeValue(path, made);
        return made;
      }
      const now = new Date();
      await utimes(path, now, now).catch(() => undefined);
      return kept;
    },
    /** Removes the values that were not used for 30 days, at most once a day. */
    async removeOld() {
      if ((await timeOf(MARK)) > Date.now() - DAY) return;
      const oldest = Date.now() - KEPT_DAYS * DAY;
      for (const name of await readdir(folder))
        if ((await timeOf(name)) < oldest) await remove(name);
      await writeFile(join(folder, MARK), '');
    },
    /** Removes the keys that were not used since the cache was opened, except the `spare` newest. */
    async removeUnused(spare: number) {
      const names = Map.groupBy(await readdir(folder), (name) => name.replace(/\..*/, ''));
      const unused = [...names].filter(([digest]) => !used.has(digest));
      const times = unused.map(async ([, files]) => ({
        files,
        time: Math.max(...(await Promise.all(files.map(timeOf)))),
      }));
      const surplus = (await Promise.all(times)).sort((one, other) => other.time - one.time);
      for (const { files } of surplus.slice(spare)) await Promise.all(files.map(remove));
    },
  };
}

/** Records are divided into files by the first two digits of their keys. */
const FILES = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, '0'));

/** A file of the store with its records. */
interface Part<Value> {
  path: string;
  records: Map<string, Value>;
  isChanged: boolean;
}

/**
 * Opens a store of records that can be computed again, by key: a hash in lower-case hexadecimal
 * digits. A build may remove them at any time. A file that is damaged, or whose format this version of
 * Node cannot read, counts as empty.
 */
export async function openRecords<Value>(folder: string) {
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
    get(key: string): Value | undefined {
      used.add(key);
      return partOf(key).records.get(key);
    },
    set(key: string, value: Value): void {
      used.add(key);
      const part = partOf(key);
      part.records.set(key, value);
      part.isChanged = true;
    },
    /**
     * Removes the records that were neither read nor set since the store was opened or saved, and
     * writes the files whose records have changed. Returns the keys of the removed records.
     */
    async save(): Promise<string[]> {
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

/**
 * Writes a file under a temporary name and renames the complete file, so that an interrupted build
 * leaves no partial file. Creates its folder if it is absent.
 */
export async function writeWhole(
  path: string,
  content: string | Uint8Array | readonly Uint8Array[],
): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, content);
  } catch (error) {
    if (Object(error).code !== 'ENOENT') throw error;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, content);
  }
  await rename(draft, path);
}

const digestOf = (content: Uint8Array) => hash('sha256', content, 'buffer');

const DIGEST_LENGTH = 32;

/** Writes a value of any kind that can be cloned, after a hash of the rest of the file. */
export async function writeValue(path: string, value: unknown): Promise<void> {
  const content = serialize(value);
  await writeWhole(path, [digestOf(content), content]);
}

/**
 * Returns the value in a file of `writeValue`; undefined if the file is missing or damaged, or if
 * this version of Node cannot read it.
 */
export async function readValue<Value>(path: string): Promise<Value | undefined> {
  try {
    const file = await readFile(path);
    const content = file.subarray(DIGEST_LENGTH);
    const isWhole = digestOf(content).equals(file.subarray(0, DIGEST_LENGTH));
    return isWhole ? deserialize(content) : undefined;
  } catch {
    return undefined;
  }
}
