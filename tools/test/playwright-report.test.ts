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

/** A report as Playwright 1.65 writes it; we read neither its settings nor its suites. */
function reportOf(errors: object[]): string {
  return JSON.stringify({ config: {}, suites: [], errors, stats });
}

describe('readPlaywrightReport', () => {
  it('counts a test that passed only when tried again as failed', () => {
    expect(readPlaywrightReport(reportOf([]))).toEqual({
      passed: 2,
      failed: 5,
      skipped: 3,
      errors: 0,
    });
  });

  it('counts failures outside a test', () => {
    const error = { message: 'Error: Process from config.webServer was not able to start.' };
    expect(readPlaywrightReport(reportOf([error]))).toMatchObject({ errors: 1 });
  });

  it.each(['', '{}', '{"stats":{"expected":1},"errors":[]}'])('refuses %j', (text) => {
    expect(() => readPlaywrightReport(text)).toThrow();
  });
});
