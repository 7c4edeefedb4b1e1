import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Runs a program to its end; the promise rejects with what it printed when it fails.
 * @param timeout milliseconds
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  timeout: number,
): Promise<void> {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await promisify(execFile)(command, args, { timeout, env: environment });
}

/** Of all that a failed program printed, the lines that tell something: the rest repeats or is a stack. */
export function reasonOf(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n');
  return [...new Set(lines.filter((line) => /^\w/.test(line)))].slice(0, 3).join('; ');
}
