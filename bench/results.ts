import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

/** The folder of the kept results. */
export const RESULTS = 'bench/results';

/** A row of a result: the fields that say what was measured, and the numbers. */
export type Row = Readonly<Record<string, string | number>>;

/** A result of a benchmark, as it is kept in a file. */
export interface Result<T extends Row = Row> {
  readonly bench: string;
  /** The day, as in 2026-11-23. */
  readonly date: string;
  readonly machine: {
    readonly cpus: number;
    readonly model: string;
    /** In GB. */
    readonly memory: number;
    readonly node: string;
    /** The average number of processes that wanted a CPU, including those of the benchmark. */
    readonly load: number;
  };
  readonly rows: readonly T[];
}

/** The option with which every benchmark keeps its result. */
export const keepOption = { keep: { type: 'boolean', default: false } } as const;

/** Returns the rows of a kept result, if there is one. */
async function readRows(file: string): Promise<readonly Row[]> {
  if (!existsSync(file)) return [];
  const { rows }: Result = JSON.parse(await readFile(file, 'utf8'));
  return rows;
}

/**
 * Replaces earlier rows by those that were measured again, and adds the other new rows at the end.
 */
function mergeRows(earlier: readonly Row[], rows: readonly Row[], keys: readonly string[]): Row[] {
  const sameIn = (list: readonly Row[], row: Row) =>
    list.find((other) => keys.every((key) => other[key] === row[key]));
  return [
    ...earlier.map((row) => sameIn(rows, row) ?? row),
    ...rows.filter((row) => !sameIn(earlier, row)),
  ];
}

/**
 * Writes a result to a file of the day. Rows that an earlier run of the same day kept remain, except
 * those that were measured again.
 * @param keys the fields that say what was measured
 */
export async function keepResult(
  bench: string,
  rows: readonly Row[],
  keys: readonly string[],
): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  const file = join(RESULTS, `${bench}-${date}.json`);
  const result: Result = {
    bench,
    date,
    machine: {
      cpus: cpus().length,
      model: cpus()[0]?.model.trim() ?? 'unknown',
      memory: Math.round(totalmem() / 2 ** 30),
      node: process.versions.node,
      load: Math.round(loadavg()[1] ?? 0),
    },
    rows: mergeRows(await readRows(file), rows, keys),
  };
  await mkdir(RESULTS, { recursive: true });
  await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
  console.log(`kept in ${file}`);
}
