import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rmdir } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * The folder that sshd requires if root starts it. The package of sshd creates the folder when it
 * is installed, but not when it is only unpacked.
 */
const runFolder = '/run/sshd';

/**
 * A shell script for the private mount namespace of one command. The script creates the user and
 * the folder in the namespace if they are missing, and then runs the command.
 */
const alone = `
grep -q '^sshd:' /etc/passwd || {
  { cat /etc/passwd; echo sshd:x:65533:65534::/run/sshd:/usr/sbin/nologin; } >"$0/passwd"
  mount --bind "$0/passwd" /etc/passwd
}
[ -d /run/sshd ] || { mount -t tmpfs tmpfs /run && mkdir /run/sshd; }
exec "$@"`;

/**
 * The parts of the machine that sshd needs when root starts it. sshd then drops its privileges to a
 * separate user.
 */
export interface RootMachine {
  /** Whether the user `sshd` exists. */
  readonly hasUser: boolean;
  /** Whether the folder `/run/sshd` exists. */
  readonly hasFolder: boolean;
  /** Whether this process may mount in a private namespace. An ordinary container may not. */
  mayMount(): Promise<boolean>;
  /** Creates `/run/sshd` for the whole machine. */
  makeFolder(): Promise<void>;
  removeFolder(): Promise<void>;
}

/** Returns the machine that runs this process, which tests replace. */
const thisMachine = (): RootMachine => ({
  hasUser: /^sshd:/m.test(readFileSync('/etc/passwd', 'utf8')),
  hasFolder: existsSync(runFolder),
  mayMount: () =>
    promisify(execFile)('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/run']).then(
      () => true,
      () => false,
    ),
  makeFolder: () => mkdir(runFolder, { mode: 0o755 }),
  removeFolder: () => rmdir(runFolder),
});

/** The command to start, and a function that removes everything created for it. */
export interface Prepared {
  readonly command: readonly string[];
  remove(): Promise<void>;
}

/**
 * Prepares what root needs to start sshd.
 * @param command - the command that starts sshd
 * @param folder - for temporary files
 * @throws when the user `sshd` does not exist and cannot be created
 */
export async function prepareForRoot(
  command: readonly string[],
  folder: string,
  machine: RootMachine = thisMachine(),
): Promise<Prepared> {
  const nothing = async () => {};
  if (machine.hasUser && machine.hasFolder) return { command, remove: nothing };
  if (await machine.mayMount())
    return {
      command: ['unshare', '--mount', 'sh', '-ec', alone, folder, ...command],
      remove: nothing,
    };
  if (!machine.hasUser)
    throw new Error(
      'sshd: expected a user called sshd, or the right to mount (unshare --mount); found neither. ' +
        "Install sshd (Debian's package is called openssh-server), or run the tests as another user than root.",
    );
  await machine.makeFolder();
  return { command, remove: () => machine.removeFolder() };
}
