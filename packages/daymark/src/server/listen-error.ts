import type { Inherited } from './activation.ts';
import type { Address } from './environment.ts';
import { StartError } from './start-error.ts';

/**
 * Returns the error for an owner if a server cannot listen on an address or on a socket that
 * another process has opened; the given error if its cause is unknown.
 * @param command the command that the owner has run
 */
export function listenError(
  error: unknown,
  place: Address | Inherited,
  command = 'npm start',
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
    EADDRINUSE: `Port ${port} of ${host} is in use. Choose another: PORT=${other} ${command}`,
    EACCES: `Port ${port} requires elevated privileges. Choose another: PORT=4321 ${command}`,
    EADDRNOTAVAIL: noAddress,
    ENOTFOUND: noAddress,
    EAI_AGAIN: noAddress,
  };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return messages[code] ? new StartError(messages[code]) : error;
}
