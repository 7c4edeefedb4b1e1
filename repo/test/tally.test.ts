import { describe, expect, it } from 'vitest';
import { lastLine, tallyOf, tallyOfOne } from './tally.ts';

const clean = { passed: 4, failed: 0, skipped: 0, errors: 0 };

describe('tallyOf', () => {
  it.each([
    ['has no remarks when all tests passed', clean, 0, []],
    [
      'counts a skipped test as failed',
      { ...clean, skipped: 2 },
      2,
      ['2 skipped, which counts as failed'],
    ],
    [
      'counts a failure outside a test as failed',
      { ...clean, errors: 1 },
      1,
      ['1 failed outside a test'],
    ],
    [
      'counts a run without tests as failed',
      { ...clean, passed: 0 },
      1,
      ['no test ran, which counts as failed'],
    ],
  ])('%s', (_, report, failed, remarks) => {
    const { passed } = report;
    expect(tallyOf(report, true)).toEqual({ passed, failed, remarks, durations: [] });
    if (failed > 0) expect(tallyOf(report, false)).toEqual(tallyOf(report, true));
  });

  it('counts failed tests, skipped tests and failures outside tests together', () => {
    const report = { passed: 4, failed: 3, skipped: 2, errors: 1 };
    expect(tallyOf(report, false)).toMatchObject({ passed: 4, failed: 6 });
  });

  it('keeps the remarks and the durations of a report', () => {
    const kept = { remarks: ['ran late: a test'], durations: [{ test: 'a test', seconds: 2 }] };
    expect(tallyOf({ ...clean, ...kept }, true)).toEqual({ passed: 4, failed: 0, ...kept });
  });

  it('counts a run that failed as one failed test, even if no test failed', () => {
    const remarks = ['the run failed although no test failed, which counts as one failed'];
    expect(tallyOf(clean, false)).toEqual({ passed: 4, failed: 1, remarks, durations: [] });
  });
});

it('the last line adds up the stages', () => {
  const tallies = [tallyOfOne(true), tallyOfOne(false, 'no browser'), tallyOf(clean, true)];
  expect(lastLine(tallies)).toBe('5 passed, 1 failed');
});
