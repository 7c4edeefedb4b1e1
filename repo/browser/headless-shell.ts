import type { Machine } from './machine.ts';
import { headlessShell, onPath } from './paths.ts';

/**
 * Finds Chromium's headless shell: the same engine without the windows of a browser, at half of the
 * CPU time. It has no back/forward cache and no pop-up blocker.
 * @returns the file to start; undefined if there is none
 */
export async function findHeadlessShell(machine: Machine): Promise<string | undefined> {
  if (machine.platform === 'win32') return undefined;
  for (const file of onPath(machine.environment, [headlessShell]))
    if (machine.exists(file) && (await machine.starts(file))) return file;
  return undefined;
}
