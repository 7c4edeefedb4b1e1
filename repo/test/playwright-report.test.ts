import { describe, expect, it } from 'vitest';
import { readPlaywrightReport } from './playwright-report.ts';

const stats = {
  startTime: '2026-11-21T02:00:20.989Z',
  duration: 2299.451,
  expected: 2,
  skipped: 3,
  unexpected: 1,
  flaky: 4,
};

/** A test that passed on a retry after this first result. */
const flaky = (title: string, first: string) => ({
  title,
  ok: true,
  tests: [
    {
      status: 'flaky',
      results: [
        { status: first, retry: 0 },
        { status: 'passed', retry: 1 },
      ],
    },
  ],
});

/** A report as Playwright 1.65 writes it. The code does not read its `config`. */
function reportOf(specs: object[], errors: object[] = []): string {
  const group = { title: 'a group', file: 'a.spec.ts', specs };
  const suites = [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [], suites: [group] }];
  return JSON.stringify({ config: {}, suites, errors, stats });
}

describe('readPlaywrightReport', () => {
  it('counts a test that passed only on a retry as failed', () => {
    expect(readPlaywrightReport(reportOf([flaky('slips', 'failed')]))).toEqual({
      passed: 2,
      failed: 5,
      skipped: 3,
      errors: 0,
      remarks: [],
    });
  });

  it('counts a test that passed after a timeout as passed, and names it', () => {
    const report = reportOf([flaky('stalls', 'timedOut'), flaky('slips', 'failed')]);
    expect(readPlaywrightReport(report)).toMatchObject({
      passed: 3,
      failed: 4,
      remarks: ['ran out of time, and passed when tried again: stalls'],
    });
  });

  it('counts all tests that passed after a timeout as failed if there are more than two', () => {
    const titles = ['stalls', 'waits', 'hangs'];
    const report = reportOf(titles.map((title) => flaky(title, 'timedOut')));
    const { passed, failed, remarks } = readPlaywrightReport(report);
    expect([passed, failed, remarks?.length]).toEqual([2, 5, 3]);
  });

  it('counts a test that timed out on every attempt as failed', () => {
    const results = [{ status: 'timedOut' }, { status: 'timedOut' }];
    const report = reportOf([{ title: 'hangs', tests: [{ status: 'unexpected', results }] }]);
    expect(readPlaywrightReport(report)).toMatchObject({ passed: 2, failed: 5, remarks: [] });
  });

  it('counts failures outside a test', () => {
    const error = { message: 'Error: Process from config.webServer was not able to start.' };
    expect(readPlaywrightReport(reportOf([], [error]))).toMatchObject({ errors: 1 });
  });

  it.each(['', '{}', '{"stats":{"expected":1},"suites":[],"errors":[]}'])('refuses %j', (text) => {
    expect(() => readPlaywrightReport(text)).toThrow();
  });
});
