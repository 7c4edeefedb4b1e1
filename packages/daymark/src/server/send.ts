import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteResponse } from '../http/response.ts';
import type { StoredBytes } from './read-routes.ts';
import { sendLast } from './send-last.ts';
import { transmit } from './transmit.ts';

/**
 * Sends a response, from the folder of the site if its body is a file. A method that is not allowed
 * ends the connection, because its request may have a body that the server does not read.
 * @throws the system's error when the file cannot be read.
 */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  { status, headers, body }: SiteResponse<StoredBytes>,
): Promise<void> {
  if (typeof body === 'object') await transmit(response, root, { status, headers, body });
  else if (status === 405) sendLast(request, response, { status, headers, ...(body && { body }) });
  else response.writeHead(status, headers).end(body);
}
