import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** The result of a program. */
export interface Outcome {
  /** The exit code; 127 if the program does not exist, as in a shell; null after a signal. */
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs a program with this standard input until it exits. */
export async function execute(
  command: string,
  args: readonly string[],
  input = '',
): Promise<Outcome> {
  const child = spawn(command, args, { stdio: 'pipe' });
  const [output, errors] = [text(child.stdout), text(child.stderr)];
  // The program may exit before it has read everything. Its exit code then gives the reason.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  try {
    const [code] = await once(child, 'close');
    return { code, output: await output, errors: (await errors).trim() };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return { code: 127, output: '', errors: `${command}: not found` };
    throw error;
  }
}
