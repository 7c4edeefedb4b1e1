import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rmdir } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * The folder that sshd requires if root starts it. Only the installation of its package creates it.
 */
const runFolder = '/run/sshd';

/** Creates the user and the folder in the private mount namespace of one command. */
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
  /** Whether the folder exists. */
  readonly hasFolder: boolean;
  /** Whether this process may mount in a private namespace. An ordinary container may not. */
  mayMount(): Promise<boolean>;
  makeFolder(): Promise<void>;
  removeFolder(): Promise<void>;
}

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
 * @param folder - for temporary files
 * @throws when the user does not exist and cannot be created
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
