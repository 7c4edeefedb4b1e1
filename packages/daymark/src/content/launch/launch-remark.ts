import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { counted } from '../../basics/text.ts';
import { positionOf } from '../../settings/problems.ts';
import { REMARKS } from '../../settings/remarks.ts';
import type { Settings } from '../../settings/site.ts';
import type { SettingsSource } from '../../settings/source.ts';
import { fieldWarning, formatProblem, type Problem } from '../checks/problem.ts';

/** The schema of a remark, without unknown fields: a later version of the engine may add fields. */
const remarkSchema = z.object({
  id: z.enum(REMARKS),
  /** The path relative to the site's folder. */
  file: z.string(),
  /** The line number, from 1; absent if unknown. */
  line: z.int().optional(),
  /** The field of the front matter or of the settings. */
  field: z.string().optional(),
  /** The words or value that the owner should write instead. */
  expected: z.string(),
  found: z.string(),
  /** One sentence about the effect on visitors. */
  effect: z.string(),
});

/**
 * Something that is valid, but that visitors should not meet on a published site, such as a sample
 * story. A remark stops neither a check nor a build.
 */
export type LaunchRemark = z.infer<typeof remarkSchema>;

/** A remark that the settings accept, with the owner's reason. */
export interface AcceptedRemark extends LaunchRemark {
  reason: string;
}

type Accepted = Settings['publishing']['accepted'][number];

const accepts = ({ id, file, field }: Accepted, remark: LaunchRemark): boolean =>
  id === remark.id &&
  [undefined, remark.file].includes(file) &&
  [undefined, remark.field].includes(field);

/** Divides remarks into remarks that the settings accept and other remarks. */
export function acceptRemarks(
  remarks: readonly LaunchRemark[],
  { accepted }: Settings['publishing'],
): { launch: LaunchRemark[]; accepted: AcceptedRemark[] } {
  const found: AcceptedRemark[] = [];
  const launch = remarks.filter((remark) => {
    const known = accepted.find((each) => accepts(each, remark));
    if (known) found.push({ ...remark, reason: known.reason });
    return !known;
  });
  return { launch, accepted: found };
}

/**
 * The remarks that appear only because time has passed. They stop no launch, because a timer's builds
 * would otherwise stop on some day.
 */
export const OF_TIME: readonly LaunchRemark['id'][] = ['help-looked-up', 'statement-outdated'];

/**
 * Warns about accepted remarks that the site does not have.
 * @param remarks the remarks of all texts, also of texts that are not due
 */
export const needlessAcceptances = (
  remarks: readonly LaunchRemark[],
  { accepted }: Settings['publishing'],
  source: SettingsSource,
): Problem[] =>
  accepted.flatMap((each, index) => {
    if (OF_TIME.includes(each.id) || remarks.some((remark) => accepts(each, remark))) return [];
    const expected = 'a remark that the site has; delete the entry if the reason is gone';
    return [fieldWarning(source, `publishing.accepted.${index}`, expected, `"${each.id}"`)];
  });

/** Returns the remarks that stop a launch, unless the owner confirms or accepts them. */
export const stoppingRemarks = (remarks: readonly LaunchRemark[]): LaunchRemark[] =>
  remarks.filter(({ id }) => !OF_TIME.includes(id));

/** The remedies of an owner for remarks that stop a launch. */
export const REMEDY =
  'Correct each remark, or accept it in publishing.accepted of the settings, with its id and your reason.';

/** Returns the number of remarks in words. */
export const countRemarks = ({ length }: readonly LaunchRemark[]): string =>
  `${counted(length, 'remark')} before launch`;

/**
 * Returns the last line of a check before launch.
 * @throws Error if remarks stop the launch
 */
export function launchResult(remarks: readonly LaunchRemark[]): string {
  const stopping = stoppingRemarks(remarks);
  if (stopping.length > 0)
    throw new Error(`\nThe site must not be published yet: ${countRemarks(stopping)}. ${REMEDY}`);
  const left = remarks.length > 0 ? ' The remarks above, which time causes, only remind you.' : '';
  return `\nNo remark stops the publication of the site.${left}`;
}

/** Formats remarks below their number: each as one line with its problem, its effect and its id. */
export const reportRemarks = (remarks: readonly LaunchRemark[]): string =>
  [
    `${countRemarks(remarks)}, on what visitors should not meet:`,
    ...remarks.map((remark) => `  ${formatProblem(remark)}. ${remark.effect} [${remark.id}]`),
  ].join('\n');

/** Formats accepted remarks: each as one line with its place and the owner's reason. */
export const reportAccepted = (remarks: readonly AcceptedRemark[]): string =>
  [
    `${counted(remarks.length, 'accepted remark')}:`,
    ...remarks.map(({ id, field, reason, ...place }) => {
      const name = field === undefined ? '' : `${field}: `;
      return `  ${positionOf(place)}: ${name}${reason} [${id}]`;
    }),
  ].join('\n');

/** The file is next to the site's folder, so that it is never served. */
const pathIn = (out: string) => join(out, 'launch.json');

/** Writes the remarks of a build, also if there are none, into the folder of the build. */
export async function writeRemarks(out: string, remarks: readonly LaunchRemark[]): Promise<void> {
  await writeFile(pathIn(out), `${JSON.stringify(remarks, null, 2)}\n`);
}

/**
 * Reads the remarks of a build. A build of an earlier engine has no remarks.
 * @throws one error with the path if the file is damaged
 */
export function readRemarks(out: string): LaunchRemark[] {
  const path = pathIn(out);
  if (!existsSync(path)) return [];
  try {
    return z.array(remarkSchema).parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new Error(`${path}: expected the remarks of a build; found a damaged file. Build again.`);
  }
}
