import type { Stage } from './stages.ts';
import { crash, type Tally } from './tally.ts';

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
  const tallies: Tally[] = [];
  for (const stage of stages) {
    print(`\n# ${stage.name}`);
    tallies.push(await tallyOfStage(stage));
  }
  print('');
  for (const [index, { passed, failed, remarks }] of tallies.entries()) {
    const name = stages[index]?.name ?? '';
    print(`${name}: ${passed} of ${passed + failed}`);
    for (const remark of remarks) print(`  ${remark}`);
  }
  return tallies;
}
