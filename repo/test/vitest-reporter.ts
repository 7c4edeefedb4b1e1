import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule, TestSuite } from 'vitest/node';
import { reasonOf } from '../commands.ts';
import type { Duration, Report } from './tally.ts';

interface Failure {
  readonly message: string;
}

const inOneLine = ({ message }: Failure) => reasonOf(message) || message;

/** Returns the failures of hooks, and of a file that cannot be loaded or did not finish. */
function failuresOutsideTests(module: TestModule): Failure[] {
  const places: (TestModule | TestSuite)[] = [module, ...module.children.allSuites()];
  const failures = places.flatMap((place) => place.errors());
  const isFinished = ['passed', 'failed', 'skipped'].includes(module.state());
  return isFinished ? failures : [...failures, { message: 'The file did not finish.' }];
}

function reportOf(modules: readonly TestModule[], unhandled: readonly Failure[]): Report {
  const report = { passed: 0, failed: 0, skipped: 0, errors: unhandled.length };
  const remarks = unhandled.map((failure) => `unhandled error: ${inOneLine(failure)}`);
  const durations: Duration[] = [];
  for (const module of modules) {
    const file = relative('', module.moduleId);
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      report[state === 'pending' ? 'skipped' : state] += 1;
      const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
      durations.push({ test: `${file}: ${test.fullName}`, seconds });
      if (state === 'failed')
        remarks.push(`failed: ${file}: ${test.fullName}: ${errors.map(inOneLine).join('; ')}`);
    }
    for (const failure of failuresOutsideTests(module)) {
      report.errors += 1;
      remarks.push(`failed outside a test: ${file}: ${inOneLine(failure)}`);
    }
  }
  return { ...report, remarks, durations };
}

/**
 * A reporter for Vitest that writes a {@link Report} as JSON, into the file that the environment
 * variable DAYMARK_TEST_REPORT names. Unlike Vitest's own JSON, it says why a hook failed.
 */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Failure[]): void {
    const file = process.env.DAYMARK_TEST_REPORT;
    if (!file) throw new Error('DAYMARK_TEST_REPORT: expected the file of the report; found none.');
    writeFileSync(file, JSON.stringify(reportOf(modules, unhandled)));
  }
}
