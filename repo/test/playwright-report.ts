import { z } from 'zod';
import type { Report } from './tally.ts';

/** A test in the report. Its status is `flaky` if it passed on a retry. */
const spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({ status: z.string(), results: z.array(z.object({ status: z.string().optional() })) }),
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

/**
 * The maximum number of tolerated timeouts in a run. More are not a coincidence and count as
 * failed.
 */
const MOST_LATE = 2;

/** Whether a test timed out on its first attempt and passed on a retry. */
const wasLate = ({ status, results }: Spec['tests'][number]) =>
  status === 'flaky' && results[0]?.status === 'timedOut';

/**
 * Reads the report. A test that passes only on a retry counts as failed, except a few timeouts:
 * about once in a thousand tests a browser paints no frame for a minute. These tests are named.
 * @param json - the text of the file
 * @throws Error when it is not such a report
 */
export function readPlaywrightReport(json: string): Report {
  const { suites, stats, errors } = schema.parse(JSON.parse(json));
  const late = suites
    .flatMap(specsIn)
    .flatMap(({ title, tests }) => tests.filter(wasLate).map(() => title));
  const forgiven = late.length > MOST_LATE ? 0 : late.length;
  return {
    passed: stats.expected + forgiven,
    failed: stats.unexpected + stats.flaky - forgiven,
    skipped: stats.skipped,
    errors: errors.length,
    remarks: late.map((title) => `ran out of time, and passed when tried again: ${title}`),
  };
}
