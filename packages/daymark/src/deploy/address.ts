import { isIPv4, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { DeployError } from './deploy-error.ts';

/** The address of a deploy target: a folder on this machine or another. */
export interface Address {
  /** The host in the form that rsync and ssh accept; absent for this machine. */
  readonly host?: string;
  /**
   * The path of the folder: absolute on this machine. On another machine, it may be relative to the
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
 * Throws for a folder whose path cannot be written in a server configuration: `$` begins a variable
 * of nginx, braces enclose a placeholder of Caddy, and a backtick ends a quoted string in a
 * Caddyfile. The message contains the target's name.
 */
export function requireNameable(target: string, folder: string): void {
  if (/[$`{}\p{Cc}]/u.test(folder))
    throw new DeployError(
      `Target ${target}: expected a path without $, {, }, \` and control characters, which configurations of nginx and Caddy cannot contain; found ${JSON.stringify(folder)}.`,
    );
}

/**
 * Parses a target as rsync does: a colon before the first slash ends the host.
 * @throws DeployError for a target of another form, such as the address of an rsync daemon, and for
 * a folder whose path cannot be written in a server configuration
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
  // A leading hyphen begins an option of ssh, a second colon means an rsync daemon, and `//` is
  // part of a URL.
  if (/^-|@-/.test(host) || /^(?:$|:|\/\/)/.test(folder)) reject(target);
  // No shell would expand the tilde, so rsync would use a folder named `~`.
  if (folder.startsWith('~'))
    throw new DeployError(
      `Target: expected an absolute path (user@host:/srv/daymark), or a path relative to the user's home folder without "~/" (user@host:site); found ${JSON.stringify(target)}.`,
    );
  requireNameable(target, folder);
  return { host, folder };
}

/** The value of `--http` with which a target serves https again. */
export const OFF = 'off';

/** What `isHttpPlace` accepts, for messages. */
export const httpPlaces = 'a port (80), or an address with a port (10.0.0.11:80, [fd00::11]:80)';

/**
 * Whether both nginx and Caddy can listen at this place. Host names are not allowed: nginx would
 * resolve the name at every start, and fail to start without DNS.
 */
export function isHttpPlace(text: string): boolean {
  const [, ipv4, ipv6, digits = ''] =
    /^(?:([\d.]+):|\[([\da-f:.]+)\]:)?([1-9]\d*)$/i.exec(text) ?? [];
  const isAddress = ipv4 ? isIPv4(ipv4) : ipv6 ? isIPv6(ipv6) : true;
  return digits !== '' && isAddress && Number(digits) <= 65_535;
}
