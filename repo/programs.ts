import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { reasonOf, runCommand } from './commands.ts';

/** The parts of the machine that the search for programs uses. */
export interface ProgramMachine {
  /** The operating system, as in `process.platform`. */
  readonly platform: string;
  /** The folders of PATH, separated by colons. */
  readonly path: string;
  exists(file: string): boolean;
  /**
   * Unpacks a program into a folder of the project. The promise rejects with the reason if the
   * program fails.
   */
  unpack(name: ProgramName): Promise<void>;
}

/** Returns the machine that runs this process, which tests replace. */
const thisMachine = (): ProgramMachine => ({
  platform: process.platform,
  path: process.env.PATH ?? '',
  exists: existsSync,
  unpack,
});

/**
 * Finds a program. If the program is missing on Linux, unpacks its Debian package. Unpacking starts
 * no service and installs nothing outside the project's own folder. The function does not lock the
 * folder, so callers must not unpack in two processes at the same time.
 * @returns the file to start
 * @throws with what was tried and what to do
 */
export async function findProgram(
  name: ProgramName,
  machine: ProgramMachine = thisMachine(),
): Promise<string> {
  const find = () => candidatePaths(name, machine.path).find((place) => machine.exists(place));
  const present = find();
  if (present) return present;
  let tried = 'Looked on PATH and in the usual folders of servers.';
  if (machine.platform === 'linux') {
    const reason = await machine
      .unpack(name)
      .then(() => 'the package does not contain it', reasonOf);
    const unpacked = find();
    if (unpacked) return unpacked;
    tried += ` Tried apt-get: ${reason}.`;
  }
  throw new Error(
    `No ${name} for the tests. ${tried} Install it (Debian's package is called ` +
      `${programs[name].package}) and run the command again.`,
  );
}

/**
 * The servers and tools that the delivery tests start: for each, the Debian package and the name of
 * its file.
 */
const programs = {
  nginx: { package: 'nginx', file: '/usr/sbin/nginx' },
  'nginx-brotli': {
    package: 'libnginx-mod-http-brotli-static',
    file: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  },
  apache2: { package: 'apache2-bin', file: '/usr/sbin/apache2' },
  'apache-rewrite': {
    package: 'apache2-bin',
    file: '/usr/lib/apache2/modules/mod_rewrite.so',
  },
  caddy: { package: 'caddy', file: '/usr/bin/caddy' },
  haproxy: { package: 'haproxy', file: '/usr/sbin/haproxy' },
  rsync: { package: 'rsync', file: '/usr/bin/rsync' },
  ssh: { package: 'openssh-client', file: '/usr/bin/ssh' },
  'ssh-keygen': { package: 'openssh-client', file: '/usr/bin/ssh-keygen' },
  sshd: { package: 'openssh-server', file: '/usr/sbin/sshd' },
  vsftpd: { package: 'vsftpd', file: '/usr/sbin/vsftpd' },
  wrk: { package: 'wrk', file: '/usr/bin/wrk' },
} as const;

export type ProgramName = keyof typeof programs;

/** The folder of unpacked programs, relative to the project. */
const folderOfPrograms = '.cache/programs';

/** Folders that often contain servers and that often only root's PATH lists. */
const serverFolders = ['/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin', '/usr/sbin'];

/**
 * Returns whether a program is a module that a server loads, and which PATH therefore does not
 * contain.
 */
const isModule = (name: ProgramName): boolean => programs[name].file.endsWith('.so');

/** Returns the possible paths of a program, likeliest first. */
function candidatePaths(name: ProgramName, path: string): string[] {
  const { file } = programs[name];
  if (isModule(name)) return [file, resolve(folderOfPrograms + file)];
  const folders = [...path.split(':').filter(Boolean), ...serverFolders];
  return [...folders.map((folder) => join(folder, name)), resolve(folderOfPrograms, 'bin', name)];
}

/** Timeout in milliseconds for a download or an unpacking, which takes at most a minute. */
const timeout = 3_600_000;

/**
 * Returns a launcher script. With it, the dynamic loader also searches the unpacked packages for
 * libraries, because the system may lack them.
 */
const scriptFor = (folder: string, file: string) => `#!/bin/sh
LD_LIBRARY_PATH=$(echo '${folder}'/usr/lib/*-linux-gnu):$LD_LIBRARY_PATH
export LD_LIBRARY_PATH
exec '${folder}${file}' "$@"
`;

/** Downloads the archives of a package and of its dependencies into a folder. */
async function download(name: string, archives: string): Promise<void> {
  // A download into a private folder needs neither root's permissions nor apt's lock.
  const place = ['-o', `Dir::Cache::archives=${archives}`, '-o', 'Debug::NoLocking=true'];
  const options = ['--download-only', '--no-install-recommends', '-y', ...place];
  const get = () => runCommand('apt-get', ['install', ...options, name], timeout);
  // A fresh machine has no package lists yet, or outdated lists.
  await get().catch(() => runCommand('apt-get', ['update'], timeout).then(get));
}

/**
 * Unpacks the package of a program and its dependencies into a folder of the project. Packages are
 * unpacked and not installed, because Debian starts an installed server at once and at every boot.
 * The promise rejects with the output of the program that failed.
 */
async function unpack(name: ProgramName): Promise<void> {
  const folder = resolve(folderOfPrograms);
  const archives = join(folder, `archives-${name}`);
  await mkdir(join(archives, 'partial'), { recursive: true });
  await download(programs[name].package, archives);
  for (const file of await readdir(archives))
    if (file.endsWith('.deb'))
      await runCommand('dpkg-deb', ['-x', join(archives, file), folder], timeout);
  await rm(archives, { recursive: true });
  if (isModule(name)) return;
  const launcher = join(folder, 'bin', name);
  await mkdir(dirname(launcher), { recursive: true });
  await writeFile(launcher, scriptFor(folder, programs[name].file));
  await chmod(launcher, 0o755);
}
