import { z } from 'zod';
import type { LaunchRemark } from '../packages/daymark/src/content/launch/launch-remark.ts';

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

/**
 * The ids of remarks before launch. Other programs read these ids, so a row of this list never
 * changes.
 */
const LAUNCH_IDS: Readonly<Record<LaunchRemark['id'], true>> = {
  'placeholder-url': true,
  'placeholder-email': true,
  'placeholder-link': true,
  'no-contact': true,
  'help-looked-up': true,
  'sample-story': true,
  'statement-outdated': true,
  'starter-text': true,
  blank: true,
  'starter-creative': true,
  'photograph-metadata': true,
  'no-ads-txt': true,
  'ads-txt-elsewhere': true,
  'looser-policy': true,
  'counter-without-consent': true,
  'former-service': true,
};

/** A remark: something valid that does not belong on a published site. */
const remark = finding.extend({ id: z.enum(Object.keys(LAUNCH_IDS)), effect: z.string() });

/** An error that stopped the checks, such as a missing settings file. */
const failure = z.strictObject({ id: z.literal('error'), message: z.string() });

/** The schema of what `daymark check --json` prints: docs/contracts/check-json.md. */
export const checkOutputSchema = z.strictObject({
  problems: z.array(z.union([finding, failure])),
  warnings: z.array(finding),
  launch: z.array(remark),
  accepted: z.array(remark.extend({ reason: z.string() })),
});
