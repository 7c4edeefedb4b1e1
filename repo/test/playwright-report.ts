import { z } from 'zod';
import type { Report } from './tally.ts';

/** A test in the report. Its status is `flaky` if it passed on a retry. */
const spec = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      annotations: z
        .array(z.object({ type: z.string(), description: z.string().optional() }))
        .optional(),
      results: z.array(
        z.object({
          status: z.string().optional(),
          duration: z.number(),
          errors: z.array(z.object({ message: z.string().optional() })).optional(),
        }),
      ),
    }),
  ),
});
type Spec = z.infer<typeof spec>;

/** A file, or a group of tests in it. */
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
type Suite = z.infer<typeof suite>;

/** The fields of Playwright's JSON report that the code reads. */
const schema = z.object({
  suites: z.array(suite),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

const specsIn = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)];

/** The maximum share of tests whose timeouts are tolerated. More timeouts are not a coincidence. */
const MAX_LATE_SHARE = 0.02;

/** Playwright's words for an expectation, a click or a navigation that ran out of time. */
const TIMEOUT = /Timeout:?\s+\d+ms/;

/**
 * Whether a test, or a step of it, timed out on the first attempt, and the test passed on a retry.
 */
function wasLate({ status, results }: Spec['tests'][number]): boolean {
  if (status !== 'flaky') return false;
  const [first] = results;
  if (first?.status === 'timedOut') return true;
  const errors = first?.errors ?? [];
  return errors.length > 0 && errors.every(({ message = '' }) => TIMEOUT.test(message));
}

/** Whether a test failed on every attempt, or failed once for another reason than a timeout. */
const hasFailed = (test: Spec['tests'][number]) =>
  test.status === 'unexpected' || (test.status === 'flaky' && !wasLate(test));

/** Returns what a test reports without failing, as annotations of the type `remark`. */
const remarksOf = ({ annotations = [] }: Spec['tests'][number]) =>
  annotations.flatMap(({ type, description }) =>
    type === 'remark' && description ? description : [],
  );

/** Returns how long a test took in each project, with its retries. */
const durationsOf = ({ file, title, tests }: Spec) =>
  tests.map(({ results }) => ({
    test: `${file}: ${title}`,
    seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
  }));

/**
 * Reads the report. A test that passes only on a retry counts as failed, unless it timed out first:
 * a few timeouts are tolerated, because a browser on a busy machine sometimes takes too long. The
 * remarks name the tests that timed out, and contain what tests report without failing.
 * @param json - the text of the file
 * @throws Error when it is not such a report
 */
export function readPlaywrightReport(json: string): Report {
  const { suites, stats, errors } = schema.parse(JSON.parse(json));
  const specs = suites.flatMap(specsIn);
  const late = specs.flatMap(({ title, tests }) => tests.filter(wasLate).map(() => title));
  const failed = specs.filter(({ tests }) => tests.some(hasFailed));
  const max = MAX_LATE_SHARE * (stats.expected + stats.unexpected + stats.flaky);
  const forgiven = late.length > max ? 0 : late.length;
  return {
    passed: stats.expected + forgiven,
    failed: stats.unexpected + stats.flaky - forgiven,
    skipped: stats.skipped,
    errors: errors.length,
    remarks: [
      ...failed.map(({ file, title }) => `failed: ${file}: ${title}`),
      ...specs.flatMap(({ tests }) => tests.flatMap(remarksOf)),
      ...late.map((title) => `timed out, and passed in a retry: ${title}`),
    ],
    durations: specs.flatMap(durationsOf),
  };
}
