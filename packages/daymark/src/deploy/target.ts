import type { Address } from './address.ts';
import { DeployError } from './deploy-error.ts';
import { execute, type Outcome } from './execute.ts';

/** A folder to deploy to, on this machine or another, with the same interface for both. */
export interface Target {
  /** The name of the target in messages. */
  readonly name: string;
  /** The new address for plain http, or `off`; absent to keep the stored setting. */
  readonly http?: string;
  /**
   * Runs a POSIX shell script with the folder in the variable `folder`.
   * @param values - the values of further variables
   */
  run(script: string, values?: Readonly<Record<string, string>>): Promise<Outcome>;
  /**
   * Runs rsync from a folder of this machine to one below the target's folder.
   * @param upload - its `files` are the paths to send; all files when absent
   */
  send(options: readonly string[], upload: Upload): Promise<Outcome>;
}

export interface Upload {
  readonly from: string;
  readonly to: string;
  readonly files?: readonly string[];
}

/** Quotes a word for any POSIX shell. */
const quote = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

/**
 * Wraps a script in braces, so that the shell reads it whole before it runs, and redirects its
 * standard input, so that no command in it reads the script.
 */
function wholeScript(folder: string, script: string, values: Readonly<Record<string, string>>) {
  const assignments = Object.entries({ folder, ...values }).map(
    ([name, value]) => `${name}=${quote(value)}\n`,
  );
  return `${assignments.join('')}{\n${script}\n} </dev/null\n`;
}

/** Returns the error for a failed step. */
export function failure(what: string, { code, errors }: Outcome): DeployError {
  const found = errors || `exit code ${code}`;
  return new DeployError(`${what}; found: ${found}`);
}

/**
 * Returns the target at an address.
 * @param shell - the command that connects to another machine, with its options, as for rsync's
 * `--rsh`
 * @param http - the new address for plain http at the target, or `off`
 */
export function openTarget(
  { host, folder }: Address,
  { shell = 'ssh', http }: { shell?: string | undefined; http?: string | undefined } = {},
): Target {
  const name = host ? `${host}:${folder}` : folder;
  return {
    name,
    ...(http && { http }),
    async run(script, values = {}) {
      const input = wholeScript(folder, script, values);
      if (!host) return execute('sh', ['-s'], input);
      // The local shell splits `shell` into words. The remote login shell receives the two plain
      // words `sh -s`.
      const address = host.replace(/[[\]]/g, '');
      const outcome = await execute('sh', ['-c', `${shell} "$@"`, 'sh', address, 'sh -s'], input);
      if (outcome.code === 255) throw failure(`Target ${name}: expected a connection`, outcome);
      return outcome;
    },
    async send(options, { from, to, files }) {
      const list = files ? ['--files-from=-', '--from0'] : ['--recursive'];
      const remote = host ? [`--rsh=${shell}`] : [];
      const paths = [`${from}/`, `${name}/${to}/`];
      const args = ['--protect-args', ...remote, ...options, ...list, '--', ...paths];
      const outcome = await execute('rsync', args, files?.join('\0'));
      if (outcome.code === 127)
        throw failure(
          'rsync: expected version 3 or later, on this machine and at the target',
          outcome,
        );
      return outcome;
    },
  };
}
