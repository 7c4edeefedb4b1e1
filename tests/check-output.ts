import { z } from 'zod';
import { remarkSchema } from '../packages/daymark/src/content/launch/launch-remark.ts';

/** A problem in a file of the owner. */
const finding = z.strictObject({
  /** `settings` for the settings file, `content` for any other file. */
  id: z.enum(['settings', 'content']),
  file: z.string(),
  line: z.int().optional(),
  field: z.string().optional(),
  expected: z.string(),
  found: z.string(),
});

/** An error that stopped the checks, such as a missing settings file. */
const failure = z.strictObject({ id: z.literal('error'), message: z.string() });

/** The schema of what `daymark check --json` prints: docs/contracts/check-json.md. */
export const checkOutputSchema = z.strictObject({
  problems: z.array(z.union([finding, failure])),
  warnings: z.array(finding),
  launch: z.array(remarkSchema.strict()),
});
