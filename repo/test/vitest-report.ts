import { z } from 'zod';
import type { Report } from './tally.ts';

/** The fields of Vitest's JSON report that the code reads. */
const schema = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

/**
 * Reads the report.
 * @param json - the text of the file
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
