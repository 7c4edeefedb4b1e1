import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESULTS, type Result, type Row } from '../results.ts';

/** Returns the newest kept result of a benchmark; undefined if there is none. */
export function newestResult<T extends Row>(bench: string): Result<T> | undefined {
  const name = new RegExp(`^${bench}-\\d{4}-\\d\\d-\\d\\d\\.json$`);
  const file = readdirSync(RESULTS)
    .filter((each) => name.test(each))
    .sort()
    .at(-1);
  return file === undefined ? undefined : JSON.parse(readFileSync(join(RESULTS, file), 'utf8'));
}

/** Describes the day and the machine of a result. */
export const sourceOf = ({
  date,
  machine: { cpus, model, memory, node, load },
}: Result<Row>): string =>
  `Measured on ${date} with ${cpus} CPUs (${model}), ${memory} GB of memory, Node ${node} and a load of ${load}.`;
