/** The results of a stage, or of all stages. */
export interface Tally {
  readonly passed: number;
  /**
   * The number of tests that did not pass, and of failures outside tests. Skipped tests count,
   * because a test that did not run has shown nothing.
   */
  readonly failed: number;
  /** Sentences that explain the counts. */
  readonly remarks: readonly string[];
  readonly durations: readonly Duration[];
}

/** How long a test took. */
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

function remarksOn(
  { passed, failed, skipped, errors, remarks: otherRemarks = [] }: Report,
  succeeded: boolean,
): string[] {
  const remarks = [...otherRemarks];
  if (skipped) remarks.push(`${skipped} skipped, which counts as failed`);
  if (errors) remarks.push(`${errors} failed outside a test`);
  if (passed + failed + skipped + errors === 0) remarks.push('no test ran, which counts as failed');
  else if (!succeeded && failed + skipped + errors === 0)
    remarks.push('the run failed although no test failed, which counts as one failed');
  return remarks;
}

/**
 * Converts a report into a tally. Skipped tests and a run without tests count as failed.
 * @param succeeded - whether the test runner exited successfully
 */
export function tallyOf(report: Report, succeeded: boolean): Tally {
  const { passed, failed, skipped, errors } = report;
  const notPassed = failed + skipped + errors;
  const suspicious = !succeeded || passed === 0;
  return {
    passed,
    failed: notPassed === 0 && suspicious ? 1 : notPassed,
    remarks: remarksOn(report, succeeded),
    durations: report.durations ?? [],
  };
}

/** Returns the tally of a stage with a single test. */
export function tallyOfOne(succeeded: boolean): Tally {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, remarks: [], durations: [] };
}

/** Returns the tally of a stage that crashed. */
export function crash(reason: string): Tally {
  return { passed: 0, failed: 1, remarks: [reason], durations: [] };
}

/** Formats the counts of all stages. Programs read this line, so its format never changes. */
export function lastLine(tallies: readonly Tally[]): string {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  return `${passed} passed, ${failed} failed`;
}
