import { z } from 'zod';
import { counted } from '../../basics/text.ts';
import { formatProblem } from '../checks/problem.ts';

/** The kinds of remarks. Programs read these ids, so an id keeps its name and its meaning. */
const ids = [
  'placeholder-url',
  'placeholder-email',
  'placeholder-link',
  'help-looked-up',
  'sample-story',
  'starter-text',
  'starter-creative',
  'photograph-metadata',
  'no-ads-txt',
  'looser-policy',
] as const;

/** The schema of a remark, without unknown fields: a later version of the engine may add fields. */
export const remarkSchema = z.object({
  id: z.enum(ids),
  /** The path relative to the site's folder. */
  file: z.string(),
  /** The line number, from 1; absent if unknown. */
  line: z.int().optional(),
  /** The field of the front matter or of the settings. */
  field: z.string().optional(),
  /** What the owner should write instead. */
  expected: z.string(),
  found: z.string(),
  /** What visitors would meet: one sentence. */
  effect: z.string(),
});

/**
 * Something that is valid, but that visitors should not meet on a published site, such as a sample
 * story. A remark stops neither a check nor a build.
 */
export type Remark = z.infer<typeof remarkSchema>;

/** A remark on the settings. Its line in the settings file is that of its field. */
export type SettingsRemark = Omit<Remark, 'file' | 'line'>;

/** Formats a remark as one line: position, expected value, found value, effect and id. */
export const formatRemark = (remark: Remark): string =>
  `${formatProblem(remark)}. ${remark.effect} [${remark.id}]`;

/** Returns the number of remarks in words. */
export const countRemarks = ({ length }: readonly Remark[]): string =>
  `${counted(length, 'remark')} before launch`;

/** Formats remarks as a list below their number. */
export const reportRemarks = (remarks: readonly Remark[]): string =>
  [
    `${countRemarks(remarks)}, on what visitors should not meet:`,
    ...remarks.map((remark) => `  ${formatRemark(remark)}`),
  ].join('\n');
