import type { ServerResponse } from 'node:http';
import type { Answer } from './answer.ts';
import type { StoredBytes } from './read-routes.ts';
import { transmit } from './transmit.ts';

/**
 * Sends an answer, from the folder of the site where its body is a file.
 * @throws the system's error when the file cannot be read.
 */
export async function send(
  response: ServerResponse,
  root: string,
  { status, headers, body }: Answer<StoredBytes>,
): Promise<void> {
  if (typeof body === 'object') await transmit(response, root, { status, headers, body });
  else response.writeHead(status, headers).end(body);
}
