import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteResponse } from '../http/response.ts';
import { sendLast } from './send-last.ts';
import type { StoredFile } from './stored-file.ts';
import { transmit } from './transmit.ts';

/**
 * Sends a response. 405 ends the connection, because the server may not read the whole body.
 * @throws the system's error when the file cannot be read.
 */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  reply: SiteResponse<StoredFile>,
): Promise<void> {
  const { status, headers, body } = reply;
  if (typeof body === 'object') await transmit(response, reply, body);
  else if (status === 405) sendLast(request, response, { status, headers, ...(body && { body }) });
  else response.writeHead(status, headers).end(body);
}
