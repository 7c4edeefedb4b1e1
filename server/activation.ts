import { StartError } from './start-error.ts';

/** A socket that another process has opened and that outlives this one. */
export interface Inherited {
  /** The number of the open file. */
  readonly fd: number;
}

/** The first number that is passed on, after standard input, output and error. */
const firstPassed = 3;

/**
 * The socket that a service manager listens on for us, so that a restart loses no connection: what
 * arrives in between waits in it. Undefined when none is meant for this process.
 * Source: sd_listen_fds(3).
 * @throws StartError when there is not exactly one.
 */
export function inheritedSocket(
  { LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv,
  pid = process.pid,
): Inherited | undefined {
  if (LISTEN_PID !== String(pid)) return undefined;
  if (LISTEN_FDS !== '1')
    throw new StartError(
      `LISTEN_FDS: expected 1 socket, found ${JSON.stringify(LISTEN_FDS ?? '')}. Give the socket unit one ListenStream.`,
    );
  return { fd: firstPassed };
}
