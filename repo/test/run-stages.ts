import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stage } from './stages.ts';
import { type Tally, tallyOfOne } from './tally.ts';

interface Result extends Tally {
  readonly name: string;
  readonly seconds: number;
}

/** Runs a stage. A stage that throws counts as one failed test, so that the other stages run. */
async function resultOf({ name, run }: Stage): Promise<Result> {
  const start = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'daymark-test-'));
  const tally = await run(join(folder, 'report.json')).catch((error: unknown) =>
    tallyOfOne(false, error instanceof Error ? error.message : String(error)),
  );
  rmSync(folder, { recursive: true });
  return { ...tally, name, seconds: Math.round((performance.now() - start) / 1000) };
}

/**
 * Returns the stages with the given names, in their groups.
 * @param names separated by commas; undefined for all stages
 * @throws if no stage has one of the names
 */
export function chosenStages(
  groups: readonly (readonly Stage[])[],
  names: string | undefined,
): readonly (readonly Stage[])[] {
  if (names === undefined) return groups;
  const known = groups.flat().map(({ name }) => name);
  const chosen = names.split(',');
  const unknown = chosen.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`--stages: expected some of ${known.join(',')}; found "${unknown}"`);
  return groups
    .map((stages) => stages.filter(({ name }) => chosen.includes(name)))
    .filter((stages) => stages.length > 0);
}

/**
 * Estimates how long the rest of the run takes.
 * @param secondsAtRest - how long each group takes on an idle machine, in seconds
 * @param done - how many of the groups have run
 * @param elapsed - the seconds that these groups have taken here
 * @returns a remark for the heading of the next group; empty if nothing is known yet
 */
function timeLeft(secondsAtRest: readonly number[], done: number, elapsed: number): string {
  if (secondsAtRest.length === 0 || done === 0) return '';
  const sum = (seconds: readonly number[]) => seconds.reduce((total, one) => total + one, 0);
  const slowness = elapsed / sum(secondsAtRest.slice(0, done));
  const minutes = Math.ceil((slowness * sum(secondsAtRest.slice(done))) / 60);
  return ` (about ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'} at the speed so far)`;
}

/** The number of slowest tests that the run names at its end. */
const NAMED = 10;

/**
 * Runs every stage, even after failures, and prints all results and the slowest tests at the end.
 * @param groups - groups of stages that run at the same time; one group runs after another
 * @param secondsAtRest - how long each group takes on an idle machine, in seconds. If given, the
 * run estimates its remaining time
 */
export async function runStages(
  groups: readonly (readonly Stage[])[],
  print: (line: string) => void,
  secondsAtRest: readonly number[] = [],
): Promise<Tally[]> {
  const results: Result[] = [];
  const start = performance.now();
  for (const [done, stages] of groups.entries()) {
    const left = timeLeft(secondsAtRest, done, (performance.now() - start) / 1000);
    print(`\n# ${stages.map(({ name }) => name).join(', ')}${left}`);
    results.push(...(await Promise.all(stages.map(resultOf))));
  }
  const slowest = results
    .flatMap(({ durations }) => durations)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, NAMED);
  if (slowest.length > 0) print('\nThe slowest tests:');
  for (const { test, seconds } of slowest) print(`  ${seconds.toFixed(1)} s  ${test}`);
  print('');
  for (const { name, passed, failed, remarks, seconds } of results) {
    print(`${name}: ${passed} of ${passed + failed} in ${seconds} s`);
    for (const remark of remarks) print(`  ${remark}`);
  }
  return results;
}
