import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { chosenStages, runStages } from './run-stages.ts';
import type { Stage } from './stages.ts';
import { type Tally, tallyOf, tallyOfOne } from './tally.ts';

const passed = tallyOfOne(true);
const stage = (name: string, run: () => Tally | Promise<Tally>): Stage => ({
  name,
  run: async () => run(),
});
const types = stage('types', () => tallyOfOne(false));
const others = [
  stage('lint', () => Promise.reject(new Error('no such program'))),
  stage('unit', () => tallyOf({ passed: 7, failed: 0, skipped: 1, errors: 0 }, true)),
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

  it('refuses the name of an unknown stage', () => {
    expect(() => chosenStages(groups, 'types,units')).toThrow(
      '--stages: expected some of types,lint,unit; found "units"',
    );
  });
});

describe('runStages', () => {
  it('runs the stages of a group at the same time, after those of the previous group', async () => {
    const events: string[] = [];
    const noted = (name: string) =>
      stage(name, async () => {
        events.push(`${name} begins`);
        await Promise.resolve();
        events.push(`${name} ends`);
        return passed;
      });
    await runStages([[noted('lint'), noted('audit')], [noted('unit')]], () => {});
    expect(events).toEqual([
      ...['lint begins', 'audit begins', 'lint ends', 'audit ends'],
      ...['unit begins', 'unit ends'],
    ]);
  });

  it('estimates the time of the remaining groups from the groups that have run', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const lasting = (name: string, seconds: number) =>
      stage(name, () => {
        vi.advanceTimersByTime(1000 * seconds);
        return passed;
      });
    const groups = [[lasting('lint', 60)], [lasting('unit', 100)], [lasting('browser', 300)]];
    const lines: string[] = [];
    await runStages(groups, (line) => lines.push(line), [20, 60, 100]);
    expect(lines.filter((line) => line.startsWith('\n#'))).toEqual([
      '\n# lint',
      '\n# unit (about 8 more minutes at the speed so far)',
      '\n# browser (about 4 more minutes at the speed so far)',
    ]);
  });

  it('names the ten slowest tests at the end', async () => {
    const durations = Array.from({ length: 12 }, (_, index) => ({
      test: `a.test.ts: test ${index}`,
      seconds: index / 4,
    }));
    const report = { passed: 12, failed: 0, skipped: 0, errors: 0, durations };
    const lines: string[] = [];
    const unit = stage('unit', () => tallyOf(report, true));
    await runStages([[types], [unit]], (line) => lines.push(line));
    const first = lines.indexOf('\nThe slowest tests:');
    expect(lines.slice(first + 1, first + 3)).toEqual([
      '  2.8 s  a.test.ts: test 11',
      '  2.5 s  a.test.ts: test 10',
    ]);
    expect(lines.indexOf('') - first).toBe(11);
  });

  it('runs every stage, even after a failure, and prints all results with the reasons', async () => {
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
