import { z } from 'zod';
import type { Report } from './tally.ts';

/** What we read of the file that Vitest's JSON reporter writes. */
const schema = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

/**
 * @param json the text of the file
 * @throws Error when it is not such a report
 */
export function readVitestReport(json: string): Report {
  const files = schema.parse(JSON.parse(json)).testResults;
  const statuses = files.flatMap((file) => file.assertionResults.map(({ status }) => status));
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length;
  const passed = count('passed');
  const failed = count('failed');
  return {
    passed,
    failed,
    skipped: statuses.length - passed - failed,
    errors: files.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    ).length,
  };
}
