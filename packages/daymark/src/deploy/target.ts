import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isIPv4, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/** A deploy failure that the owner can fix. Its message is enough; a stack trace would not help. */
export class DeployError extends Error {}

/** A folder to deploy to. The interface is the same for this machine and for other machines. */
export interface Target {
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

/** A folder on this machine, and its place at a target. */
interface Upload {
  readonly from: string;
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

const failure = (what: string, { code, errors }: Outcome): DeployError =>
  new DeployError(`${what}: ${errors || `exit code ${code}`}`);

/**
 * Runs a script at a target and returns its output.
 * @param what - the beginning of the message if the script fails
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
 * Options of rsync. rsync compares the content of files, because every build writes all files
 * again, and sets the same file modes whoever has built the site.
 */
const copying = ['--times', '--checksum', '--perms', '--chmod=D755,F644', '--omit-dir-times'];

/**
 * Returns the target at an address, which has the form of rsync's addresses.
 * @param shell - the command that connects to another machine, with its options, as for rsync's
 * `--rsh`
 * @param http - the new address for plain http at the target, or `off`
 * @throws DeployError for a target of another form, such as the address of an rsync daemon, and for
 * a folder whose path cannot be written in a server configuration
 */
export function openTarget(
  address: string,
  { shell = 'ssh', http }: { shell?: string | undefined; http?: string | undefined } = {},
): Target {
  const { host, folder } = readAddress(address);
  const name = host ? `${host}:${folder}` : folder;
  return {
    name,
    ...(http && { http }),
    async run(script, values = {}) {
      const input = wholeScript(folder, script, values);
      if (!host) return execute('sh', ['-s'], input);
      // The local shell splits `shell` into words. The remote login shell runs `sh -s`.
      const login = host.replace(/[[\]]/g, '');
      const outcome = await execute('sh', ['-c', `${shell} "$@"`, 'sh', login, 'sh -s'], input);
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

/** Throws the error for an argument that names no target. */
function reject(found: string): never {
  throw new DeployError(
    `Target: expected a folder on this machine (/srv/daymark) or on another one (user@host:/srv/daymark); found ${JSON.stringify(found)}.`,
  );
}

/**
 * Throws for a folder whose path cannot be written in a server configuration: `$` begins a variable
 * of nginx, braces enclose a placeholder of Caddy, and a backtick ends a quoted string in a
 * Caddyfile. The message contains the target's name.
 */
export function requireNameable(target: string, folder: string): void {
  if (/[$`{}\p{Cc}]/u.test(folder))
    throw new DeployError(
      `Target ${target}: expected a path without $, {, }, \` and control characters, which configurations of nginx and Caddy cannot contain; found ${JSON.stringify(folder)}.`,
    );
}

/**
 * Parses a target as rsync does: a colon before the first slash ends the host, which is undefined for
 * this machine. On another machine, the folder may be relative to the user's home folder.
 */
function readAddress(target: string) {
  const remote = /^((?:[^@/:[\]]+@)?(?:\[[^\]/]+\]|[^@/:[\]]+)):(.*)$/s.exec(target);
  if (!remote) {
    if (target === '' || /^[^/]*:/.test(target)) reject(target);
    const folder = resolve(target);
    requireNameable(target, folder);
    return { host: undefined, folder };
  }
  const [, host = '', folder = ''] = remote;
  // A leading hyphen begins an option of ssh, a second colon means an rsync daemon, and `//` is
  // part of a URL.
  if (/^-|@-/.test(host) || /^(?:$|:|\/\/)/.test(folder)) reject(target);
  // No shell would expand the tilde, so rsync would use a folder named `~`.
  if (folder.startsWith('~'))
    throw new DeployError(
      `Target: expected an absolute path (user@host:/srv/daymark), or a path relative to the user's home folder without "~/" (user@host:site); found ${JSON.stringify(target)}.`,
    );
  requireNameable(target, folder);
  return { host, folder };
}

/** The value of `--http` with which a target serves https again. */
export const OFF = 'off';

/** Describes in messages the places that `isHttpPlace` accepts. */
export const httpPlaces = 'a port (80), or an address with a port (10.0.0.11:80, [fd00::11]:80)';

/**
 * Whether both nginx and Caddy can listen at this place. Host names are not allowed: nginx would
 * resolve the name at every start, and fail to start without DNS.
 */
export function isHttpPlace(text: string): boolean {
  const [, ipv4, ipv6, digits = ''] =
    /^(?:([\d.]+):|\[([\da-f:.]+)\]:)?([1-9]\d*)$/i.exec(text) ?? [];
  const isAddress = ipv4 ? isIPv4(ipv4) : ipv6 ? isIPv6(ipv6) : true;
  return digits !== '' && isAddress && Number(digits) <= 65_535;
}

/** The exit code and the output of a program. */
interface Outcome {
  /** The exit code; 127 if the program does not exist, as in a shell; null after a signal. */
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs a program with this standard input until it exits. */
async function execute(command: string, args: readonly string[], input = ''): Promise<Outcome> {
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
