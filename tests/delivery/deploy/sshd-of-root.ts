import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rmdir } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Where sshd of root wants a folder of its own, which only an installed package has made. */
const runFolder = '/run/sshd';

/** Gives a command both for itself alone, where nobody else sees them. */
const alone = `
grep -q '^sshd:' /etc/passwd || {
  { cat /etc/passwd; echo sshd:x:65533:65534::/run/sshd:/usr/sbin/nologin; } >"$0/passwd"
  mount --bind "$0/passwd" /etc/passwd
}
[ -d /run/sshd ] || { mount -t tmpfs tmpfs /run && mkdir /run/sshd; }
exec "$@"`;

/** What there is for sshd of root, which drops its rights to a user of its own. */
export interface RootMachine {
  /** Whether the user `sshd` is there. */
  readonly hasUser: boolean;
  /** Whether its folder is there. */
  readonly hasFolder: boolean;
  /** Whether this process may mount, unseen by others: an ordinary container may not. */
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

/** What is started, and what removes all that was made for it. */
export interface Prepared {
  readonly command: readonly string[];
  remove(): Promise<void>;
}

/**
 * Prepares what root needs to start sshd.
 * @param folder - for files that it needs
 * @throws when there is no user for it, and none may be made
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
        "Install it (Debian's package is called openssh-server), or run the tests as another user than root.",
    );
  await machine.makeFolder();
  return { command, remove: () => machine.removeFolder() };
}
