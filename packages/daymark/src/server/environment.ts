import { isIP } from 'node:net';
import { maxConnections } from './connections.ts';

/** A start failure that the owner can fix. Only the message is shown, without a stack trace. */
export class StartError extends Error {}

/** The address to listen on. */
export interface Address {
  /** The port; 0 lets the system choose one. */
  readonly port: number;
  readonly host: string;
}

/** A host name: labels of letters, digits and hyphens. Source: RFC 1123. */
const hostName =
  /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** The maximum delay in seconds. Service managers kill a process that takes minutes to stop. */
const longestDelay = 300;

const PORTS = 'a whole number from 0 to 65535';
const isPort = (port: string) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535;

type Check = (isValid: boolean, name: string, expected: string, example: string) => void;

/** Creates a function that throws a `StartError` if the value of a variable is not valid. */
const checkOf =
  (environment: NodeJS.ProcessEnv, command: string): Check =>
  (isValid, name, expected, example) => {
    if (isValid) return;
    const found = JSON.stringify(environment[name]);
    throw new StartError(
      `${name}: expected ${expected}; found ${found}. Example: ${name}=${example} ${command}`,
    );
  };

/**
 * Reads PORT and HOST. An empty variable counts as absent.
 * @param command the command that the owner has run, for the example in the error
 * @throws StartError with the name, the expected value and the value found.
 */
export function readAddress(environment: NodeJS.ProcessEnv, command: string): Address {
  const check = checkOf(environment, command);
  const port = environment.PORT || '4321';
  check(isPort(port), 'PORT', PORTS, '4322');

  const host = environment.HOST || '127.0.0.1';
  const isHost = isIP(host) !== 0 || (hostName.test(host) && !/^[\d.]+$/.test(host));
  check(isHost, 'HOST', 'a host name or an IP address', '0.0.0.0');
  return { port: Number(port), host };
}

/**
 * Reads DESK_PORT, the port of the desk beside the pages of the live preview.
 * @param pages the port of the pages
 * @returns undefined if the variable is absent or empty
 * @throws StartError with the expected value and the value found.
 */
export function readDeskPort(
  environment: NodeJS.ProcessEnv,
  pages: number,
  command: string,
): number | undefined {
  const port = environment.DESK_PORT;
  if (!port) return undefined;
  const isFree = isPort(port) && (Number(port) !== pages || pages === 0);
  checkOf(environment, command)(isFree, 'DESK_PORT', `${PORTS}, other than PORT`, '5321');
  return Number(port);
}

/**
 * Reads PORT, HOST, ACCESS_LOG, STOP_DELAY and CONNECTIONS_PER_ADDRESS. An empty variable counts as
 * absent.
 * @throws StartError with the name, the expected value and the value found.
 */
export function readEnvironment(environment: NodeJS.ProcessEnv) {
  const command = 'npm start';
  const address = readAddress(environment, command);
  const check = checkOf(environment, command);

  const log = environment.ACCESS_LOG || 'off';
  check(['off', 'on'].includes(log), 'ACCESS_LOG', 'on or off', 'on');

  const delay = environment.STOP_DELAY || '0';
  const isDelay = /^\d{1,3}$/.test(delay) && Number(delay) <= longestDelay;
  check(isDelay, 'STOP_DELAY', `a whole number of seconds from 0 to ${longestDelay}`, '10');

  const connections = environment.CONNECTIONS_PER_ADDRESS || undefined;
  const isLimit =
    !connections || (/^[1-9]\d{0,3}$/.test(connections) && Number(connections) <= maxConnections);
  const expected = `a whole number from 1 to ${maxConnections}`;
  check(isLimit, 'CONNECTIONS_PER_ADDRESS', expected, `${maxConnections}`);

  return {
    address,
    /** Whether every response is logged in a line of standard output. */
    accessLog: log === 'on',
    /** Seconds between the stop signal and the stop, in which load balancers can detect the stop. */
    stopDelay: Number(delay),
    connectionsPerAddress: connections ? Number(connections) : undefined,
  };
}

/** The descriptor of a listening socket that another process has opened. */
export interface Inherited {
  readonly fd: number;
}

/**
 * Returns the socket that a service manager, such as systemd, has opened for this process, if any.
 * Connections that arrive during a restart wait in the socket. Source: sd_listen_fds(3).
 * @throws StartError when the number of sockets is not exactly one.
 */
export function inheritedSocket(
  { LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv,
  pid = process.pid,
): Inherited | undefined {
  if (LISTEN_PID !== String(pid)) return undefined;
  if (LISTEN_FDS !== '1')
    throw new StartError(
      `LISTEN_FDS: expected 1 socket; found ${JSON.stringify(LISTEN_FDS ?? '')}. Set one ListenStream in the socket unit.`,
    );
  // The first descriptor after standard input, output and error.
  return { fd: 3 };
}

/** The first version of Node with all features that the server uses. */
const oldest = 24;

/**
 * Refuses a version of Node that is too old for the server.
 * @throws StartError for a version of Node with which the server would fail later, for example when
 * it stops.
 */
export function refuseOldNode(found: string): void {
  if (Number.parseInt(found, 10) < oldest)
    throw new StartError(
      `Node: expected version ${oldest} or later; found ${found}. Download Node from https://nodejs.org/.`,
    );
}

/**
 * Returns the error for an owner if a server cannot listen on an address or on a socket that
 * another process has opened; the given error if its cause is unknown.
 * @param command the command that the owner has run
 * @param variable the environment variable with the port
 */
export function listenError(
  error: unknown,
  place: Address | Inherited,
  command = 'npm start',
  variable: 'PORT' | 'DESK_PORT' = 'PORT',
): unknown {
  if ('fd' in place)
    return new StartError(
      `LISTEN_FDS: expected a listening socket with the file descriptor ${place.fd}; found none.`,
      { cause: error },
    );
  const { port, host } = place;
  const other = port < 65_535 ? port + 1 : port - 1;
  const noAddress = `HOST: expected an address of this machine; found "${host}". Example: HOST=127.0.0.1 ${command}`;
  const messages: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} of ${host} is in use. Choose another: ${variable}=${other} ${command}`,
    EACCES: `Port ${port} requires elevated privileges. Choose another: ${variable}=${variable === 'PORT' ? 4321 : 5321} ${command}`,
    EADDRNOTAVAIL: noAddress,
    ENOTFOUND: noAddress,
    EAI_AGAIN: noAddress,
  };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return messages[code] ? new StartError(messages[code]) : error;
}
