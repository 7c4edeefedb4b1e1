import { resolve } from 'node:path';
import { DeployError } from './deploy-error.ts';

/** Where a site is to be deployed to. */
export interface Address {
  /** As rsync and ssh know the machine; absent for this one. */
  readonly host?: string;
  /** Absolute on this machine; on another it may start at the home of the user there. */
  readonly folder: string;
}

function reject(found: string): never {
  throw new DeployError(
    `Target: expected a folder (/srv/daymark) or one on another machine (user@host:/srv/daymark); found ${JSON.stringify(found)}.`,
  );
}

/**
 * Refuses a folder that a configuration would name as another one, or not at all: nginx reads `$` as
 * the beginning of a variable, Caddy braces as a placeholder and a backtick as the end of a text.
 * @param target as it is said to the owner
 * @throws DeployError
 */
export function requireNameable(target: string, folder: string): void {
  if (/[$`{}\p{Cc}]/u.test(folder))
    throw new DeployError(
      `Target ${target}: expected a folder whose path is free of $, {, }, \` and control characters, which configurations of nginx and Caddy cannot hold; found ${JSON.stringify(folder)}.`,
    );
}

/**
 * Reads a target as rsync does: a colon before the first slash ends the name of a machine.
 * @throws DeployError for anything else, such as the address of an rsync daemon, and for a folder that
 * no configuration can name.
 */
export function readAddress(target: string): Address {
  const remote = /^((?:[^@/:[\]]+@)?(?:\[[^\]/]+\]|[^@/:[\]]+)):(.*)$/s.exec(target);
  if (!remote) {
    if (target === '' || /^[^/]*:/.test(target)) reject(target);
    const folder = resolve(target);
    requireNameable(target, folder);
    return { folder };
  }
  const [, host = '', folder = ''] = remote;
  // ssh would take a leading hyphen for an option; a second colon is a daemon, two slashes a URL.
  if (/^-|@-/.test(host) || /^(?:$|:|\/\/)/.test(folder)) reject(target);
  // The shell there would expand it, but no shell sees it: it would be the name of a folder.
  if (folder.startsWith('~'))
    throw new DeployError(
      `Target: expected a folder from the root (user@host:/srv/daymark), or from the home of the user there without "~/" (user@host:site); found ${JSON.stringify(target)}.`,
    );
  requireNameable(target, folder);
  return { host, folder };
}
