/** The duration of a test. */
export interface Duration {
  /** The file and the title of the test. */
  readonly test: string;
  readonly seconds: number;
}

/** The contents of a test runner's report. */
export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Failures outside any test: a file that cannot be loaded, a server that does not start. */
  readonly errors: number;
  /** Further sentences for the summary. */
  readonly remarks?: readonly string[];
  readonly durations?: readonly Duration[];
}

/** The results of a stage. */
export interface Tally {
  readonly passed: number;
  /**
   * The number of tests that did not pass, and of failures outside tests. Skipped tests count as
   * failed, because a test that did not run has shown nothing.
   */
  readonly failed: number;
  /** Sentences that explain the counts. */
  readonly remarks: readonly string[];
  readonly durations: readonly Duration[];
}

/**
 * Converts a report into a tally. Skipped tests and a run without tests count as failed.
 * @param succeeded - whether the test runner exited successfully
 */
export function tallyOf(report: Report, succeeded: boolean): Tally {
  const { passed, failed, skipped, errors, remarks = [], durations = [] } = report;
  const notPassed = failed + skipped + errors;
  const isEmpty = passed + notPassed === 0;
  const isUnexplained = !isEmpty && notPassed === 0 && !succeeded;
  const reasons = {
    [`${skipped} skipped, which counts as failed`]: skipped > 0,
    [`${errors} failed outside a test`]: errors > 0,
    'no test ran, which counts as failed': isEmpty,
    'the run failed although no test failed, which counts as one failed': isUnexplained,
  };
  return {
    passed,
    failed: isEmpty || isUnexplained ? 1 : notPassed,
    remarks: [...remarks, ...Object.keys(reasons).filter((reason) => reasons[reason])],
    durations,
  };
}

/** Returns the tally of a stage with a single test. */
export const tallyOfOne = (succeeded: boolean, ...remarks: string[]): Tally => ({
  passed: Number(succeeded),
  failed: Number(!succeeded),
  remarks,
  durations: [],
});

/** Formats the counts of all stages. Programs read this line, so its format never changes. */
export function lastLine(tallies: readonly Tally[]): string {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  return `${passed} passed, ${failed} failed`;
}
