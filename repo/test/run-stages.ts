import type { Stage } from './stages.ts';
import { crash, type Tally } from './tally.ts';

interface Result extends Tally {
  readonly name: string;
  readonly seconds: number;
}

async function resultOf({ name, run }: Stage): Promise<Result> {
  const start = performance.now();
  const tally = await run().catch((error: unknown) =>
    crash(error instanceof Error ? error.message : String(error)),
  );
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
 * Runs every stage, even after failures, and prints all results at the end.
 * @param groups - groups of stages that run at the same time; one group runs after another
 */
export async function runStages(
  groups: readonly (readonly Stage[])[],
  print: (line: string) => void,
): Promise<Tally[]> {
  const results: Result[] = [];
  for (const stages of groups) {
    print(`\n# ${stages.map(({ name }) => name).join(', ')}`);
    results.push(...(await Promise.all(stages.map(resultOf))));
  }
  print('');
  for (const { name, passed, failed, remarks, seconds } of results) {
    print(`${name}: ${passed} of ${passed + failed} in ${seconds} s`);
    for (const remark of remarks) print(`  ${remark}`);
  }
  return results;
}
