import { isIP } from 'node:net';
import { StartError } from './start-error.ts';

/** Where to listen. */
export interface Address {
  /** 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
}

/** Labels of letters, digits and hyphens. Source: RFC 1123. */
const hostName =
  /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

function reject(name: string, expected: string, found: string, example: string): never {
  throw new StartError(
    `${name}: expected ${expected}, found ${JSON.stringify(found)}. Example: ${name}=${example} npm start`,
  );
}

/**
 * Reads PORT and HOST; an empty one counts as absent.
 * @throws StartError with the name, what is expected and what was found.
 */
export function readAddress(environment: NodeJS.ProcessEnv): Address {
  const port = environment.PORT || '4321';
  const host = environment.HOST || '127.0.0.1';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    reject('PORT', 'a whole number from 0 to 65535', port, '4322');
  if (isIP(host) === 0 && (!hostName.test(host) || /^[\d.]+$/.test(host)))
    reject('HOST', 'a host name or an IP address', host, '0.0.0.0');
  return { port: Number(port), host };
}
