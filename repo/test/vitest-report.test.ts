import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readVitestReport } from './vitest-report.ts';

const loaded = {
  name: resolve('packages/a.test.ts'),
  status: 'failed',
  message: '',
  startTime: 1795226352905,
  endTime: 1795226352913.6768,
  assertionResults: [
    { title: 'passes', fullName: 'passes', status: 'passed', failureMessages: [] },
    { title: 'fails', fullName: 'fails', status: 'failed', failureMessages: ['AssertionError'] },
    { title: 'is skipped', fullName: 'is skipped', status: 'skipped', failureMessages: [] },
    { title: 'is to do', fullName: 'is to do', status: 'todo', failureMessages: [] },
    { title: 'x', fullName: 'group x', status: 'skipped', failureMessages: [] },
  ],
};

const notLoaded = {
  name: resolve('packages/b.test.ts'),
  status: 'failed',
  message: "Cannot find module './nowhere.ts' imported from packages/b.test.ts",
  startTime: 1795226352727,
  endTime: 1795226352727,
  assertionResults: [],
};

const allPassed = {
  ...loaded,
  name: resolve('packages/c.test.ts'),
  status: 'passed',
  assertionResults: loaded.assertionResults.slice(0, 1),
};

/** A report of these files as Vitest 5 writes it. */
function reportOf(...testResults: object[]): string {
  return JSON.stringify({ numTotalTestSuites: testResults.length, success: false, testResults });
}

describe('readVitestReport', () => {
  it('counts passed, failed and skipped tests', () => {
    expect(readVitestReport(reportOf(loaded, allPassed))).toEqual({
      passed: 2,
      failed: 1,
      skipped: 3,
      errors: 0,
      remarks: ['failed: packages/a.test.ts: fails'],
    });
  });

  it('counts a file that cannot be loaded', () => {
    expect(readVitestReport(reportOf(allPassed, notLoaded))).toMatchObject({
      passed: 1,
      errors: 1,
      remarks: [`failed outside a test: packages/b.test.ts: ${notLoaded.message}`],
    });
  });

  it('counts a failed file whose tests pass', () => {
    const cleanUpFailed = { ...allPassed, status: 'failed' };
    expect(readVitestReport(reportOf(cleanUpFailed))).toMatchObject({ passed: 1, errors: 1 });
  });

  it.each(['', '{"numPassedTests":', '{"numPassedTests":7}'])(
    'throws for the report %j',
    (text) => {
      expect(() => readVitestReport(text)).toThrow();
    },
  );
});
