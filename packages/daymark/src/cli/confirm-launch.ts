import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  countRemarks,
  type LaunchRemark,
  REMEDY,
  reportRemarks,
  stoppingRemarks,
} from '../content/launch/launch-remark.ts';
import { DeployError } from '../deploy/target.ts';

/** The ways in which a deploy asks whether to go on in spite of remarks. */
interface Asking {
  say(line: string): void;
  /** Asks at the terminal and returns the answer; absent without a terminal. */
  ask?: ((question: string) => Promise<string>) | undefined;
  /** The file with a digest of the remarks that the owner has confirmed. */
  memory: string;
}

/**
 * Prints the remarks of a build and asks whether to deploy it, once for the same set of remarks.
 * @throws DeployError if the answer is not yes, or if there is no terminal, as in CI, and the remarks stop
 *   a launch
 */
export async function confirmLaunch(
  remarks: readonly LaunchRemark[],
  { say, ask, memory }: Asking,
): Promise<void> {
  if (remarks.length === 0) return;
  const digest = digestOf(remarks);
  if (ask && (await confirmedIn(memory)) === digest) {
    say(`${countRemarks(remarks)}, as confirmed before. To list them: daymark check`);
    return;
  }
  say(reportRemarks(remarks));
  if (!ask) {
    const stopping = stoppingRemarks(remarks);
    if (stopping.length === 0) return;
    throw new DeployError(
      `Nothing was deployed, because there is no terminal to confirm ${countRemarks(stopping)}. ${REMEDY}`,
    );
  }
  if (!/^y(?:es)?$/i.test((await ask('Deploy anyway? [y/N] ')).trim()))
    throw new DeployError('Nothing was deployed. Build again after the corrections.');
  try {
    await mkdir(dirname(memory), { recursive: true });
    await writeFile(memory, `${JSON.stringify({ confirmed: digest })}\n`);
  } catch (error) {
    say(`The next deploy asks again, because ${memory} cannot be written: ${Object(error).code}.`);
  }
}

/**
 * Returns a digest of the ids, files and fields of the remarks, but not of lines, which change with each
 * edit of a file.
 */
function digestOf(remarks: readonly LaunchRemark[]): string {
  const keys = remarks.map(({ id, file, field }) => JSON.stringify([id, file, field]));
  const text = [...new Set(keys)].sort().join('\n');
  return createHash('sha256').update(text).digest('hex');
}

/** Returns the digest in the file. A missing or damaged file only means that the deploy asks. */
async function confirmedIn(memory: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(memory, 'utf8'))?.confirmed;
  } catch {
    return undefined;
  }
}
