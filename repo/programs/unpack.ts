import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { runCommand } from '../commands.ts';
import { folderOfPrograms, isModule, type ProgramName, programs } from './paths.ts';

/** Timeout in milliseconds, for a few packages of some megabytes. */
const timeout = 300_000;

/**
 * Returns a launcher script. With it, the dynamic loader also searches the unpacked packages for
 * libraries, because the system may lack them.
 */
const scriptFor = (folder: string, file: string) => `#!/bin/sh
LD_LIBRARY_PATH=$(echo '${folder}'/usr/lib/*-linux-gnu):$LD_LIBRARY_PATH
export LD_LIBRARY_PATH
exec '${folder}${file}' "$@"
`;

async function download(name: string, archives: string): Promise<void> {
  // A private folder needs neither root's permissions nor the lock of an installation.
  const place = ['-o', `Dir::Cache::archives=${archives}`, '-o', 'Debug::NoLocking=true'];
  const get = () =>
    runCommand(
      'apt-get',
      ['install', '--download-only', '--no-install-recommends', '-y', ...place, name],
      timeout,
    );
  try {
    await get();
  } catch {
    // A fresh machine has no package lists yet, or outdated ones.
    await runCommand('apt-get', ['update'], timeout);
    await get();
  }
}

/**
 * Unpacks the package of a program and its dependencies into a folder of the project. It does not
 * install them, because Debian starts an installed server at once and at every boot. The promise
 * rejects with the output of the program that failed.
 */
export async function unpack(name: ProgramName): Promise<void> {
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
