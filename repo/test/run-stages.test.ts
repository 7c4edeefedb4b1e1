import { describe, expect, it } from 'vitest';
import { chosenStages, runStages } from './run-stages.ts';
import type { Stage } from './stages.ts';
import { tallyOf, tallyOfOne } from './tally.ts';

const types: Stage = { name: 'types', run: async () => tallyOfOne(false) };
const others: Stage[] = [
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

describe('chosenStages', () => {
  const groups = [[types], others];

  it('returns all stages if no names are given', () => {
    expect(chosenStages(groups, undefined)).toBe(groups);
  });

  it('returns the named stages in their groups', () => {
    expect(chosenStages(groups, 'unit')).toEqual([[others[1]]]);
    expect(chosenStages(groups, 'lint,types')).toEqual([[types], [others[0]]]);
  });

  it('refuses a name that no stage has', () => {
    expect(() => chosenStages(groups, 'types,units')).toThrow(
      '--stages: expected some of types,lint,unit; found "units"',
    );
  });
});

describe('runStages', () => {
  it('runs every stage, even after a stage that failed or crashed', async () => {
    const tallies = await runStages([[types], others], () => {});
    expect(tallies.map(({ passed, failed }) => [passed, failed])).toEqual([
      [0, 1],
      [0, 1],
      [7, 1],
    ]);
  });

  it('runs the stages of a group at the same time, after those of the previous group', async () => {
    const events: string[] = [];
    const stage = (name: string): Stage => ({
      name,
      async run() {
        events.push(`${name} begins`);
        await Promise.resolve();
        events.push(`${name} ends`);
        return tallyOfOne(true);
      },
    });
    await runStages([[stage('lint'), stage('audit')], [stage('unit')]], () => {});
    expect(events).toEqual([
      ...['lint begins', 'audit begins', 'lint ends', 'audit ends'],
      ...['unit begins', 'unit ends'],
    ]);
  });

  it('prints the results of all stages at the end, with the reasons for failures', async () => {
    const lines: string[] = [];
    await runStages([[types], others], (line) => lines.push(line));
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
