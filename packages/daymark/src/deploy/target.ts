import type { Address } from './address.ts';
import { DeployError } from './deploy-error.ts';
import { execute, type Outcome } from './execute.ts';

/** A folder to deploy to. The interface is the same for this machine and for others. */
export interface Target {
  /** The name of the target in messages. */
  readonly name: string;
  /** The new address for plain http, or `off`; if absent, the target keeps the stored setting. */
  readonly http?: string;
  /**
   * Runs a POSIX shell script with the folder in the variable `folder`.
   * @param values - the values of further variables
   */
  run(script: string, values?: Readonly<Record<string, string>>): Promise<Outcome>;
  /** Copies files with rsync and returns its output, or throws a DeployError. */
  send(options: readonly string[], upload: Upload): Promise<string>;
}

/** Files to copy. */
export interface Upload {
  /** A folder of this machine. */
  readonly from: string;
  /** A folder below the target's folder. */
  readonly to: string;
  /** The paths to copy; if absent, all files. */
  readonly files?: readonly string[];
}

/**
 * Wraps a script in braces, so that the shell reads the whole script before it runs any command,
 * and redirects its standard input, so that no command in it reads the script. The values are
 * quoted.
 */
function wholeScript(folder: string, script: string, values: Readonly<Record<string, string>>) {
  const assignments = Object.entries({ folder, ...values }).map(
    ([name, value]) => `${name}='${value.replaceAll("'", "'\\''")}'\n`,
  );
  return `${assignments.join('')}{\n${script}\n} </dev/null\n`;
}

/** Returns the error for a failed step. */
function failure(what: string, { code, errors }: Outcome): DeployError {
  return new DeployError(`${what}: ${errors || `exit code ${code}`}`);
}

/**
 * Runs a script at a target and returns its output.
 * @param what - what failed if the script fails, for the message
 * @throws DeployError when the script fails
 */
export async function runStep(
  target: Target,
  what: string,
  ...script: Parameters<Target['run']>
): Promise<string> {
  const outcome = await target.run(...script);
  if (outcome.code !== 0) throw failure(what, outcome);
  return outcome.output;
}

/**
 * Options of rsync. It compares the content of files, because every build writes all files again,
 * and sets the same file modes whoever has built the site.
 */
const copying = ['--times', '--checksum', '--perms', '--chmod=D755,F644', '--omit-dir-times'];

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
      // The local shell splits `shell` into words. The remote login shell runs `sh -s`.
      const address = host.replace(/[[\]]/g, '');
      const outcome = await execute('sh', ['-c', `${shell} "$@"`, 'sh', address, 'sh -s'], input);
      if (outcome.code === 255) throw failure(`Target ${name}: could not connect`, outcome);
      return outcome;
    },
    async send(options, { from, to, files }) {
      const list = files ? ['--files-from=-', '--from0'] : ['--recursive'];
      const remote = host ? [`--rsh=${shell}`] : [];
      const paths = [`${from}/`, `${name}/${to}/`];
      const args = ['--protect-args', ...remote, ...copying, ...options, ...list, '--', ...paths];
      const outcome = await execute('rsync', args, files?.join('\0'));
      if (outcome.code === 0) return outcome.output;
      const what =
        outcome.code === 127
          ? 'rsync 3 or later must be installed on this machine and at the target'
          : `Upload to ${name}: rsync could not send ${to}`;
      throw failure(what, outcome);
    },
  };
}
