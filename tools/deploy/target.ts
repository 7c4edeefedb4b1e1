import type { Address } from './address.ts';
import { DeployError } from './deploy-error.ts';
import { execute, type Outcome } from './execute.ts';

/** A folder to deploy to, on this machine or another: what is done there is done the same way. */
export interface Target {
  /** As it is said to the owner. */
  readonly name: string;
  /** What the owner says that plain http listens on there, or `off`; nothing new when absent. */
  readonly http?: string;
  /**
   * Runs a script of the POSIX shell in the folder.
   * @param values what its variables are
   */
  run(script: string, values?: Readonly<Record<string, string>>): Promise<Outcome>;
  /**
   * Runs rsync from a folder of this machine to one below the target's.
   * @param files the paths of the files to send; all when absent
   */
  send(options: readonly string[], upload: Upload): Promise<Outcome>;
}

export interface Upload {
  readonly from: string;
  readonly to: string;
  readonly files?: readonly string[];
}

/** A word that any POSIX shell reads as these characters. */
const quote = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

/** Read whole before it runs, and nothing that it starts can read on in it. */
function wholeScript(folder: string, script: string, values: Readonly<Record<string, string>>) {
  const assignments = Object.entries({ folder, ...values }).map(
    ([name, value]) => `${name}=${quote(value)}\n`,
  );
  return `${assignments.join('')}{\n${script}\n} </dev/null\n`;
}

/** The failure of a step in words. */
export function failure(what: string, { code, errors }: Outcome): DeployError {
  const found = errors || `exit code ${code}`;
  return new DeployError(`${what}; found: ${found}`);
}

/**
 * @param shell - the command that reaches another machine, with its options, as rsync's `--rsh`
 * @param http - what plain http listens on there from now on, or `off`
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
      // The local shell splits the command into words; the login shell there reads two plain ones.
      const address = host.replace(/[[\]]/g, '');
      const outcome = await execute('sh', ['-c', `${shell} "$@"`, 'sh', address, 'sh -s'], input);
      if (outcome.code === 255) throw failure(`Target ${name}: expected to be reached`, outcome);
      return outcome;
    },
    async send(options, { from, to, files }) {
      const list = files ? ['--files-from=-', '--from0'] : ['--recursive'];
      const remote = host ? [`--rsh=${shell}`] : [];
      const paths = [`${from}/`, `${name}/${to}/`];
      const args = ['--protect-args', ...remote, ...options, ...list, '--', ...paths];
      const outcome = await execute('rsync', args, files?.join('\0'));
      if (outcome.code === 127)
        throw failure('rsync: expected version 3 or later, here and at the target', outcome);
      return outcome;
    },
  };
}
