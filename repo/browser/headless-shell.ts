import type { Machine } from './machine.ts';
import { headlessShell, onPath } from './paths.ts';

/**
 * Finds Chromium's headless shell, which has the engine of the browser without its windows, and
 * needs half of the CPU time. It has no back/forward cache and no pop-up blocker.
 * @returns the file to start; undefined if there is none
 */
export async function findHeadlessShell(machine: Machine): Promise<string | undefined> {
  if (machine.platform === 'win32') return undefined;
  for (const file of onPath(machine.environment, [headlessShell]))
    if (machine.exists(file) && (await machine.starts(file))) return file;
  return undefined;
}
