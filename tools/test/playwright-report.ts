import { z } from 'zod';
import type { Report } from './tally.ts';

/** A test as the reporter tells of it: `flaky` is one that passed when it was tried again. */
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

/** What we read of the file that Playwright's JSON reporter writes. */
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

/** Tests of a run that may be late. More are no chance, and have failed. */
const MOST_LATE = 2;

/** Whether a test ran out of its whole time, and did not when it was tried again. */
const wasLate = ({ status, results }: Spec['tests'][number]) =>
  status === 'flaky' && results[0]?.status === 'timedOut';

/**
 * A test that passes only when tried again has failed, but for a few that ran out of time: a browser
 * paints no frame for a minute once in some thousand tests. They are named.
 * @param json the text of the file
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
