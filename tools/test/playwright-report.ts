import { z } from 'zod';
import type { Report } from './tally.ts';

/** What we read of the file that Playwright's JSON reporter writes. */
const schema = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

/**
 * A test that passes only when tried again has failed.
 * @param json the text of the file
 * @throws Error when it is not such a report
 */
export function readPlaywrightReport(json: string): Report {
  const { stats, errors } = schema.parse(JSON.parse(json));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    errors: errors.length,
  };
}
