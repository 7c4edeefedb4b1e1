import { describe, expect, it } from 'vitest';
import { readPlaywrightReport } from './playwright-report.ts';

const stats = {
  startTime: '2026-11-21T02:00:20.989Z',
  duration: 2299.451,
  expected: 95,
  skipped: 3,
  unexpected: 1,
  flaky: 4,
};

/** A test that passed on a retry after this first result. */
const flaky = (title: string, first: string, ...messages: string[]) => ({
  file: 'a.spec.ts',
  title,
  ok: true,
  tests: [
    {
      status: 'flaky',
      results: [
        {
          status: first,
          retry: 0,
          duration: 2000,
          errors: messages.map((message) => ({ message })),
        },
        { status: 'passed', retry: 1, duration: 500 },
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
      passed: 95,
      failed: 5,
      skipped: 3,
      errors: 0,
      remarks: ['failed: a.spec.ts: slips'],
      durations: [{ test: 'a.spec.ts: slips', seconds: 2.5 }],
    });
  });

  it('counts a test that passed after a timeout as passed, and names the test', () => {
    const report = reportOf([flaky('stalls', 'timedOut'), flaky('slips', 'failed')]);
    expect(readPlaywrightReport(report)).toMatchObject({
      passed: 96,
      failed: 4,
      remarks: ['failed: a.spec.ts: slips', 'timed out, and passed in a retry: stalls'],
    });
  });

  it('contains what a test reports without failing', () => {
    const annotations = [
      { type: 'remark', description: 'the browser knows a new permission' },
      { type: 'pages', description: '7' },
    ];
    const passed = {
      status: 'expected',
      annotations,
      results: [{ status: 'passed', duration: 300 }],
    };
    const report = reportOf([{ file: 'a.spec.ts', title: 'looks', tests: [passed] }]);
    expect(readPlaywrightReport(report).remarks).toEqual(['the browser knows a new permission']);
  });

  it.each([
    'Error: expect(locator).toContainText(expected) failed\n\nTimeout: 5000ms\n',
    'TimeoutError: page.waitForURL: Timeout 30000ms exceeded.',
    'Call Log:\n- Timeout 20000ms exceeded while waiting on the predicate',
  ])('recognizes this error as a timeout: %j', (message) => {
    expect(readPlaywrightReport(reportOf([flaky('waits', 'failed', message)]))).toMatchObject({
      passed: 96,
      failed: 4,
    });
  });

  it('counts a test as failed that had a timeout and another error', () => {
    const messages = ['Timeout: 5000ms', 'Error: expect(received).toBe(expected)'];
    const report = reportOf([flaky('waits', 'failed', ...messages)]);
    expect(readPlaywrightReport(report)).toMatchObject({ passed: 95, failed: 5 });
  });

  it('counts all tests that passed after a timeout as failed if they are more than 2 % of the tests', () => {
    const titles = ['stalls', 'waits', 'hangs'];
    const report = reportOf(titles.map((title) => flaky(title, 'timedOut')));
    const { passed, failed, remarks } = readPlaywrightReport(report);
    expect([passed, failed, remarks?.length]).toEqual([95, 5, 3]);
  });

  it('counts a test that timed out on every attempt as failed', () => {
    const result = { status: 'timedOut', duration: 60_000 };
    const results = [result, result];
    const report = reportOf([
      { file: 'a.spec.ts', title: 'hangs', tests: [{ status: 'unexpected', results }] },
    ]);
    expect(readPlaywrightReport(report)).toMatchObject({
      passed: 95,
      failed: 5,
      remarks: ['failed: a.spec.ts: hangs'],
    });
  });

  it('counts failures outside a test', () => {
    const error = { message: 'Error: Process from config.webServer was not able to start.' };
    expect(readPlaywrightReport(reportOf([], [error]))).toMatchObject({ errors: 1 });
  });

  it.each(['', '{}', '{"stats":{"expected":1},"suites":[],"errors":[]}'])('refuses %j', (text) => {
    expect(() => readPlaywrightReport(text)).toThrow();
  });
});
