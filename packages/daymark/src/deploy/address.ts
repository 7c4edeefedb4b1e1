import { resolve } from 'node:path';
import { DeployError } from './deploy-error.ts';

/** The address of a deploy target. */
export interface Address {
  /** The host as rsync and ssh know it; absent for this machine. */
  readonly host?: string;
  /**
   * The path of the folder: absolute on this machine; on another machine also relative to the
   * user's home folder.
   */
  readonly folder: string;
}

function reject(found: string): never {
  throw new DeployError(
    `Target: expected a folder on this machine (/srv/daymark) or on another one (user@host:/srv/daymark); found ${JSON.stringify(found)}.`,
  );
}

/**
 * Refuses a folder that a configuration cannot express: nginx reads `$` as the start of a variable,
 * Caddy reads braces as a placeholder and a backtick as the end of a string.
 * @param target - the target's name in messages
 * @throws DeployError
 */
export function requireNameable(target: string, folder: string): void {
  if (/[$`{}\p{Cc}]/u.test(folder))
    throw new DeployError(
      `Target ${target}: expected a path without $, {, }, \` and control characters, which configurations of nginx and Caddy cannot contain; found ${JSON.stringify(folder)}.`,
    );
}

/**
 * Reads a target as rsync does: a colon before the first slash ends the host.
 * @throws DeployError for anything else, such as the address of an rsync daemon, and for a folder
 * that no configuration can express
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
  // ssh would read a leading hyphen as an option. A second colon means an rsync daemon, and two
  // slashes mean a URL.
  if (/^-|@-/.test(host) || /^(?:$|:|\/\/)/.test(folder)) reject(target);
  // No shell expands the tilde: it would be the name of a folder.
  if (folder.startsWith('~'))
    throw new DeployError(
      `Target: expected an absolute path (user@host:/srv/daymark), or a path relative to the user's home folder without "~/" (user@host:site); found ${JSON.stringify(target)}.`,
    );
  requireNameable(target, folder);
  return { host, folder };
}
