import { describe, expect, it } from 'vitest';
import { runStages } from './run-stages.ts';
import type { Stage } from './stages.ts';
import { tallyOf, tallyOfOne } from './tally.ts';

const stages: Stage[] = [
  { name: 'types', run: async () => tallyOfOne(false) },
  {
    name: 'lint',
    run: async () => {
      throw new Error('no such program');
    },
  },
  {
    name: 'unit',
    run: async () => tallyOf({ passed: 7, failed: 0, skipped: 1, errors: 0 }, true),
  },
];

describe('runStages', () => {
  it('runs every stage, even after a stage that failed or crashed', async () => {
    const tallies = await runStages(stages, () => {});
    expect(tallies.map(({ passed, failed }) => [passed, failed])).toEqual([
      [0, 1],
      [0, 1],
      [7, 1],
    ]);
  });

  it('prints the results of all stages at the end, with the reasons for failures', async () => {
    const lines: string[] = [];
    await runStages(stages, (line) => lines.push(line));
    expect(lines.slice(-6)).toEqual([
      '',
      'types: 0 of 1 in 0 s',
      'lint: 0 of 1 in 0 s',
      '  no such program',
      'unit: 7 of 8 in 0 s',
      '  1 skipped, which counts as failed',
    ]);
  });
});
