import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Address, listenError } from '../../server/environment.ts';

/**
 * Checks that a server can listen on an address. Returns the address's port, or for port 0 the port
 * that the system chooses.
 * @param command the command that the owner has run, such as "npm run dev"
 * @throws StartError with a sentence for the owner if no server can listen there
 */
export async function freePort(address: Address, command: string): Promise<number> {
  const server = createServer().listen(address);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, address, command);
  }
  const bound = server.address();
  server.close();
  await once(server, 'close');
  return typeof bound === 'object' && bound ? bound.port : address.port;
}
