/** How the tests of a stage, or of all stages, went. */
export interface Tally {
  readonly passed: number;
  /** Whatever did not pass: a test that did not run has shown nothing. */
  readonly failed: number;
  /** What a reader of the counts would not expect, as sentences. */
  readonly remarks: readonly string[];
}

/** What a report of a test runner says. */
export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Failures outside any test: a file that cannot be loaded, a server that does not start. */
  readonly errors: number;
  /** What else is worth a line, as sentences. */
  readonly remarks?: readonly string[];
}

function remarksOn(
  { passed, failed, skipped, errors, remarks: told = [] }: Report,
  succeeded: boolean,
): string[] {
  const remarks = [...told];
  if (skipped) remarks.push(`${skipped} skipped, which counts as failed`);
  if (errors) remarks.push(`${errors} failed outside a test`);
  if (passed + failed + skipped + errors === 0) remarks.push('no test ran, which counts as failed');
  else if (!succeeded && failed + skipped + errors === 0)
    remarks.push('the run failed although no test did, which counts as one failed');
  return remarks;
}

/**
 * Counts a report strictly.
 * @param succeeded whether the test runner itself says that all went well
 */
export function tallyOf(report: Report, succeeded: boolean): Tally {
  const { passed, failed, skipped, errors } = report;
  const notPassed = failed + skipped + errors;
  const suspicious = !succeeded || passed === 0;
  return {
    passed,
    failed: notPassed === 0 && suspicious ? 1 : notPassed,
    remarks: remarksOn(report, succeeded),
  };
}

/** A stage that is one test. */
export function tallyOfOne(succeeded: boolean): Tally {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, remarks: [] };
}

/** A stage that did not come to counting. */
export function crash(reason: string): Tally {
  return { passed: 0, failed: 1, remarks: [reason] };
}

/** The counts of all stages; programs read this line, so it never changes its form. */
export function lastLine(tallies: readonly Tally[]): string {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  return `${passed} passed, ${failed} failed`;
}
