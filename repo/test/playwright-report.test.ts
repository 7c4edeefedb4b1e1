import { describe, expect, it } from 'vitest';
import { readPlaywrightReport } from './playwright-report.ts';

/** Returns the report on a test: its status, and the results of its attempts. */
const specOf = (title: string, status: string, results: object[] = [], annotations = [{}]) => ({
  file: 'a.spec.ts',
  title,
  tests: [{ status, annotations, results }],
});

/** Returns the report on a test that passed on a retry, after this result of the first attempt. */
const flaky = (title: string, first: string, ...messages: string[]) =>
  specOf(title, 'flaky', [
    { status: first, duration: 2000, errors: messages.map((message) => ({ message })) },
    { status: 'passed', duration: 500 },
  ]);

/** Reads a report as Playwright 1.65 writes it, in which 95 tests passed and 3 were skipped. */
function read(specs: object[], errors: object[] = []) {
  const all = [
    ...Array.from({ length: 95 }, () => specOf('passes', 'expected')),
    ...Array.from({ length: 3 }, () => specOf('is skipped', 'skipped')),
    ...specs,
  ];
  const group = { title: 'a group', file: 'a.spec.ts', specs: all };
  const suites = [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [], suites: [group] }];
  return readPlaywrightReport(JSON.stringify({ config: {}, suites, errors, stats: {} }));
}

describe('readPlaywrightReport', () => {
  it('counts a test that passed only on a retry as failed', () => {
    const { durations, ...counts } = read([flaky('slips', 'failed')]);
    expect(counts).toEqual({
      passed: 95,
      failed: 1,
      skipped: 3,
      errors: 0,
      remarks: ['failed: a.spec.ts: slips'],
    });
    expect(durations?.at(-1)).toEqual({ test: 'a.spec.ts: slips', seconds: 2.5 });
  });

  it('counts a test that passed after a timeout as passed, and names the test', () => {
    expect(read([flaky('stalls', 'timedOut'), flaky('slips', 'failed')])).toMatchObject({
      passed: 96,
      failed: 1,
      remarks: ['failed: a.spec.ts: slips', 'timed out, and passed in a retry: stalls'],
    });
  });

  it('contains what a test reports without failing', () => {
    const annotations = [
      { type: 'remark', description: 'the browser knows a new permission' },
      { type: 'pages', description: '7' },
    ];
    const { remarks } = read([specOf('looks', 'expected', [], annotations)]);
    expect(remarks).toEqual(['the browser knows a new permission']);
  });

  it.each([
    'Error: expect(locator).toContainText(expected) failed\n\nTimeout: 5000ms\n',
    'TimeoutError: page.waitForURL: Timeout 30000ms exceeded.',
    'Call Log:\n- Timeout 20000ms exceeded while waiting on the predicate',
  ])('recognizes this error as a timeout: %j', (message) => {
    expect(read([flaky('waits', 'failed', message)])).toMatchObject({ passed: 96, failed: 0 });
  });

  it('counts a test as failed that had a timeout and another error', () => {
    const messages = ['Timeout: 5000ms', 'Error: expect(received).toBe(expected)'];
    const counts = { passed: 95, failed: 1 };
    expect(read([flaky('waits', 'failed', ...messages)])).toMatchObject(counts);
  });

  it('counts all tests that passed after a timeout as failed if they are more than 2 % of the tests', () => {
    const late = ['stalls', 'waits', 'hangs'].map((title) => flaky(title, 'timedOut'));
    const { passed, failed, remarks } = read(late);
    expect([passed, failed, remarks?.length]).toEqual([95, 3, 3]);
  });

  it('counts a test that timed out on every attempt as failed', () => {
    const result = { status: 'timedOut', duration: 60_000 };
    expect(read([specOf('hangs', 'unexpected', [result, result])])).toMatchObject({
      passed: 95,
      failed: 1,
      remarks: ['failed: a.spec.ts: hangs'],
    });
  });

  it('counts failures outside a test', () => {
    const error = { message: 'Error: Process from config.webServer was not able to start.' };
    expect(read([], [error])).toMatchObject({ errors: 1 });
  });

  it.each(['', '{}', '{"suites":[{}],"errors":[]}', '{"suites":[]}'])('refuses %j', (text) => {
    expect(() => readPlaywrightReport(text)).toThrow();
  });
});
