import { StartError } from './start-error.ts';

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
