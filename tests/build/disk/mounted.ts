import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { daymark } from '../copy.ts';

const run = promisify(execFile);

/** Commands that give one command file systems of its own: as root, and as another user. */
const namespaces = [
  ['unshare', '--mount'],
  ['unshare', '--user', '--map-root-user', '--mount'],
] as const;

/** Returns the first of `namespaces` that works. An ordinary container may support none of them. */
async function namespaceCommand(): Promise<readonly string[] | undefined> {
  for (const [command, ...args] of namespaces)
    try {
      await run(command, [...args, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']);
      return [command, ...args];
    } catch {
      // Try the next one.
    }
  return undefined;
}

/**
 * The disks on which a command can run: for each, a shell script that mounts it, and the error that
 * the system reports.
 */
const disks = {
  /** The folder of the site, but nothing can write into it. */
  'read-only': {
    script: 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && cd "$0" && exec "$@"',
    code: 'EROFS',
  },
  /** A copy of the site's folder on a disk with less than 1 MB of free space. */
  small: {
    script:
      'mount -t tmpfs tmpfs /mnt && cp -a "$0/." /mnt && mount -t tmpfs -o size=1200k tmpfs "$0" && cp -a /mnt/. "$0" && cd "$0" && exec "$@"',
    code: 'ENOSPC',
  },
} as const;

/**
 * Runs the `daymark` command in a site's folder on such a disk. If nothing can be mounted here, the
 * command runs on the usual disk, and writing a file fails with the error of the system.
 */
export async function runOn(disk: keyof typeof disks, root: string, args: readonly string[]) {
  const { script, code } = disks[disk];
  const namespace = await namespaceCommand();
  const command = [process.execPath, daymark, ...args];
  const [program = '', ...rest] = namespace
    ? [...namespace, 'sh', '-ec', script, root, ...command]
    : command;
  const failing = {
    FAILING_DISK: code,
    NODE_OPTIONS: `--import=${resolve(import.meta.dirname, 'failing-disk.mjs')}`,
  };
  const env = {
    ...process.env,
    NO_COLOR: '1',
    NODE_ENV: 'production',
    ...(namespace ? {} : failing),
  };
  try {
    const { stdout, stderr } = await run(program, rest, { cwd: root, env });
    return { succeeded: true, output: stdout + stderr };
  } catch (error) {
    const { stdout = '', stderr = '' } = Object(error);
    return { succeeded: false, output: `${stdout}${stderr}` };
  }
}
