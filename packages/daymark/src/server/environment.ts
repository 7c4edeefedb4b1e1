import { isIP } from 'node:net';
import { maxConnections } from './connection-limit.ts';
import { StartError } from './start-error.ts';

/** The address to listen on. */
export interface Address {
  /** The port; 0 lets the system choose one. */
  readonly port: number;
  readonly host: string;
}

/** The settings of the server. */
export interface Settings {
  readonly address: Address;
  /** Whether every response is logged in a line of standard output. */
  readonly accessLog: boolean;
  /**
   * Seconds between the stop signal and the stop, in which load balancers notice the coming stop.
   */
  readonly stopDelay: number;
  /** The maximum number of simultaneous connections of one address; undefined when not set. */
  readonly connectionsPerAddress: number | undefined;
}

/** A host name: labels of letters, digits and hyphens. Source: RFC 1123. */
const hostName =
  /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/**
 * The maximum delay in seconds. Service managers kill a process that has not stopped after a few
 * minutes.
 */
const longestDelay = 300;

function reject(name: string, expected: string, found: string, example: string): never {
  throw new StartError(
    `${name}: expected ${expected}, found ${JSON.stringify(found)}. Example: ${name}=${example} npm start`,
  );
}

/** Reads PORT and HOST. */
function readAddress(environment: NodeJS.ProcessEnv): Address {
  const port = environment.PORT || '4321';
  const host = environment.HOST || '127.0.0.1';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    reject('PORT', 'a whole number from 0 to 65535', port, '4322');
  if (isIP(host) === 0 && (!hostName.test(host) || /^[\d.]+$/.test(host)))
    reject('HOST', 'a host name or an IP address', host, '0.0.0.0');
  return { port: Number(port), host };
}

/** Reads ACCESS_LOG. */
function readAccessLog({ ACCESS_LOG: found = '' }: NodeJS.ProcessEnv): boolean {
  if (!['', 'off', 'on'].includes(found)) reject('ACCESS_LOG', 'on or off', found, 'on');
  return found === 'on';
}

/** Reads STOP_DELAY. */
function readStopDelay({ STOP_DELAY: found }: NodeJS.ProcessEnv): number {
  const delay = found || '0';
  if (!/^\d{1,3}$/.test(delay) || Number(delay) > longestDelay)
    reject('STOP_DELAY', `a whole number of seconds from 0 to ${longestDelay}`, delay, '10');
  return Number(delay);
}

/** Reads CONNECTIONS_PER_ADDRESS. */
function readConnectionsPerAddress({
  CONNECTIONS_PER_ADDRESS: found,
}: NodeJS.ProcessEnv): number | undefined {
  if (!found) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(found) || Number(found) > maxConnections)
    reject(
      'CONNECTIONS_PER_ADDRESS',
      `a whole number from 1 to ${maxConnections}`,
      found,
      String(maxConnections),
    );
  return Number(found);
}

/**
 * Reads PORT, HOST, ACCESS_LOG, STOP_DELAY and CONNECTIONS_PER_ADDRESS. Empty counts as absent.
 * @throws StartError with the name, the expected value and the value found.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  return {
    address: readAddress(environment),
    accessLog: readAccessLog(environment),
    stopDelay: readStopDelay(environment),
    connectionsPerAddress: readConnectionsPerAddress(environment),
  };
}
