import type { Machine } from './machine.ts';
import { headlessShell, onPath } from './paths.ts';

async function shellOnPath(machine: Machine): Promise<string | undefined> {
  for (const file of onPath(machine.environment, [headlessShell]))
    if (machine.exists(file) && (await machine.starts(file))) return file;
  return undefined;
}

/**
 * Finds Chromium's headless shell, which has the engine of the browser without its windows, and
 * needs half of the CPU time. It has no back/forward cache and no pop-up blocker. Where this process
 * may install system packages, installs the shell beside a browser that lacks it.
 * @returns the file to start; undefined if there is none
 */
export async function findHeadlessShell(machine: Machine): Promise<string | undefined> {
  if (machine.platform === 'win32') return undefined;
  const found = await shellOnPath(machine);
  if (found || machine.platform !== 'linux' || !machine.isRoot) return found;
  console.error(`No ${headlessShell} found yet; trying \`apt-get install ${headlessShell}\`.`);
  // The tests then run in the full browser, which is only slower.
  await machine.installPackages([headlessShell]).catch(() => {});
  return shellOnPath(machine);
}
