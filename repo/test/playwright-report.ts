import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { Report } from './tally.ts';

/** A test in one project, with the name of its file and its title. */
interface Test extends JSONReportTest {
  readonly file: string;
  readonly title: string;
}

const testsIn = ({ specs, suites = [] }: JSONReportSuite): Test[] => [
  ...specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ ...test, file, title }))),
  ...suites.flatMap(testsIn),
];

/**
 * The maximum share of tests that may time out on the first attempt. More timeouts than this are no
 * coincidence.
 */
const MAX_LATE_SHARE = 0.02;

/** Playwright's words for an expectation, a click or a navigation that ran out of time. */
const TIMEOUT = /Timeout:?\s+\d+ms/;

/**
 * Returns whether a test passed on a retry after the first attempt, or a step of it, had timed out.
 */
function wasLate({ status, results: [first] }: Test): boolean {
  if (status !== 'flaky' || !first) return false;
  if (first.status === 'timedOut') return true;
  const { errors = [] } = first;
  return errors.length > 0 && errors.every(({ message = '' }) => TIMEOUT.test(message));
}

/**
 * Reads the JSON report. A test that passes only on a retry counts as failed, unless it timed out
 * first: a few timeouts are tolerated, because a browser on a busy machine sometimes takes too long.
 * The remarks name the tests that timed out, and contain what tests report without failing, as
 * annotations of the type `remark`.
 * @param json - the text of the file
 * @throws Error when it is not such a report
 */
export function readPlaywrightReport(json: string): Report {
  const { suites, errors }: JSONReport = JSON.parse(json);
  const tests = suites.flatMap(testsIn);
  const count = (wanted: Test['status']) => tests.filter(({ status }) => status === wanted).length;
  const late = tests.filter(wasLate);
  const max = MAX_LATE_SHARE * (tests.length - count('skipped'));
  const forgiven = late.length > max ? 0 : late.length;
  const failed = tests.filter(
    (test) => test.status === 'unexpected' || (test.status === 'flaky' && !wasLate(test)),
  );
  return {
    passed: count('expected') + forgiven,
    failed: count('unexpected') + count('flaky') - forgiven,
    skipped: count('skipped'),
    errors: errors.length,
    remarks: [
      ...failed.map(({ file, title }) => `failed: ${file}: ${title}`),
      ...tests
        .flatMap(({ annotations = [] }) => annotations)
        .flatMap(({ type, description }) => (type === 'remark' && description ? description : [])),
      ...late.map(({ title }) => `timed out, and passed in a retry: ${title}`),
    ],
    durations: tests.map(({ file, title, results }) => ({
      test: `${file}: ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
  };
}
