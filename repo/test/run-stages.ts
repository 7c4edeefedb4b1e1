import type { Stage } from './stages.ts';
import { crash, type Tally } from './tally.ts';

interface Result extends Tally {
  readonly name: string;
  readonly seconds: number;
}

async function tallyOfStage({ run }: Stage): Promise<Tally> {
  try {
    return await run();
  } catch (error) {
    return crash(error instanceof Error ? error.message : String(error));
  }
}

/** Runs every stage, even after failures, and prints all results at the end. */
export async function runStages(
  stages: readonly Stage[],
  print: (line: string) => void,
): Promise<Tally[]> {
  const results: Result[] = [];
  for (const stage of stages) {
    const { name } = stage;
    print(`\n# ${name}`);
    const start = performance.now();
    const tally = await tallyOfStage(stage);
    results.push({ ...tally, name, seconds: Math.round((performance.now() - start) / 1000) });
  }
  print('');
  for (const { name, passed, failed, remarks, seconds } of results) {
    print(`${name}: ${passed} of ${passed + failed} in ${seconds} s`);
    for (const remark of remarks) print(`  ${remark}`);
  }
  return results;
}
