import { relative } from 'node:path';
import { z } from 'zod';
import type { Report } from './tally.ts';

/** The fields of Vitest's JSON report that the code reads. */
const schema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});
type TestFile = z.infer<typeof schema>['testResults'][number];

/** Whether a file failed although none of its tests did: it cannot be loaded, or a hook failed. */
const failedOutsideTests = ({ status, assertionResults }: TestFile) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed');

/** Returns a line for each failure in a file. */
function failuresIn(file: TestFile): string[] {
  const name = relative('', file.name);
  const failed = file.assertionResults.filter(({ status }) => status === 'failed');
  if (failedOutsideTests(file)) return [`failed outside a test: ${name}: ${file.message}`];
  return failed.map(({ fullName }) => `failed: ${name}: ${fullName}`);
}

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
    errors: files.filter(failedOutsideTests).length,
    remarks: files.flatMap(failuresIn),
  };
}
