import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Runs a program until it exits. The promise rejects with the program's output if it fails.
 * @param timeout - in milliseconds
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  timeout: number,
): Promise<void> {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await promisify(execFile)(command, args, { timeout, env: environment });
}

/**
 * Returns the first three informative lines of a failed program's output, without repetitions and
 * stack traces.
 */
export function reasonOf(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n');
  return [...new Set(lines.filter((line) => /^\w/.test(line)))].slice(0, 3).join('; ');
}
