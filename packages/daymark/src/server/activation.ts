import { StartError } from './start-error.ts';

/** A listening socket that another process has opened and that outlives this process. */
export interface Inherited {
  /** The number of its file descriptor. */
  readonly fd: number;
}

/** The first inherited file descriptor, after standard input, output and error. */
const firstPassed = 3;

/**
 * Returns the socket that a service manager listens on for this process. Connections that arrive
 * during a restart wait in that socket, so a restart loses none. Returns undefined when no socket
 * is meant for this process.
 * Source: sd_listen_fds(3).
 * @throws StartError when the number of sockets is not exactly one.
 */
export function inheritedSocket(
  { LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv,
  pid = process.pid,
): Inherited | undefined {
  if (LISTEN_PID !== String(pid)) return undefined;
  if (LISTEN_FDS !== '1')
    throw new StartError(
      `LISTEN_FDS: expected 1 socket, found ${JSON.stringify(LISTEN_FDS ?? '')}. Set one ListenStream in the socket unit.`,
    );
  return { fd: firstPassed };
}
