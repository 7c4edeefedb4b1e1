import { describe, expect, it } from 'vitest';
import { crash, lastLine, tallyOf, tallyOfOne } from './tally.ts';

const clean = { passed: 4, failed: 0, skipped: 0, errors: 0 };

describe('tallyOf', () => {
  it('has no remarks when all tests passed', () => {
    expect(tallyOf(clean, true)).toEqual({ passed: 4, failed: 0, remarks: [], durations: [] });
  });

  it.each([
    ['a skipped test', { skipped: 2 }, 2, '2 skipped, which counts as failed'],
    ['a failure outside a test', { errors: 1 }, 1, '1 failed outside a test'],
  ])('counts %s as failed', (_, change, failed, remark) => {
    expect(tallyOf({ ...clean, ...change }, false)).toEqual({
      passed: 4,
      failed,
      remarks: [remark],
      durations: [],
    });
  });

  it('counts failed tests, skipped tests and failures outside tests together', () => {
    const report = { passed: 4, failed: 3, skipped: 2, errors: 1 };
    expect(tallyOf(report, false)).toMatchObject({ passed: 4, failed: 6 });
  });

  it.each([true, false])(
    'counts a run without tests as failed (the runner succeeded: %s)',
    (succeeded) => {
      expect(tallyOf({ ...clean, passed: 0 }, succeeded)).toEqual({
        passed: 0,
        failed: 1,
        remarks: ['no test ran, which counts as failed'],
        durations: [],
      });
    },
  );

  it('keeps the remarks and the durations of a report', () => {
    const kept = { remarks: ['ran late: a test'], durations: [{ test: 'a test', seconds: 2 }] };
    expect(tallyOf({ ...clean, ...kept }, true)).toEqual({ passed: 4, failed: 0, ...kept });
  });

  it('counts a run that failed as one failed test, even if no test failed', () => {
    expect(tallyOf(clean, false)).toEqual({
      passed: 4,
      failed: 1,
      remarks: ['the run failed although no test failed, which counts as one failed'],
      durations: [],
    });
  });
});

describe('lastLine', () => {
  it('adds up the stages', () => {
    const tallies = [
      tallyOfOne(true),
      tallyOfOne(false),
      tallyOf(clean, true),
      crash('no browser'),
    ];
    expect(lastLine(tallies)).toBe('5 passed, 2 failed');
  });
});
