import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';

/** Milliseconds between two pieces of HTML: enough for a paint, even on a busy machine. */
const PAUSE = 40;
/**
 * Matches the positions where a piece of HTML may end: before a text, because a parser that runs out
 * of time pauses there too, and after elements that have their size.
 */
const ENDS =
  /(?<=<\/?(?:a|button|div|h1|h2|label|li|nav|p|span|time)\b[^>]*>)(?=[^<])|(?<=<\/(?:a|button|h1|h2|li|p|span|svg|time)>|<input [^>]*>)/;

export interface SlowSite {
  readonly url: string;
  close(): void;
}

/**
 * Serves a site like a slow connection, by sending the HTML of each page in pieces.
 * @param origin - the origin that serves the site at full speed
 * @param ends matches the positions where pieces end
 */
export async function serveInPieces(origin: string, ends = ENDS): Promise<SlowSite> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(origin + url);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type });
    if (type.startsWith('text/html'))
      await sendInPieces(response, (await answer.text()).split(ends));
    else response.end(new Uint8Array(await answer.arrayBuffer()));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address)
    throw new Error('slow site: expected a port number; found none');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

async function sendInPieces(response: ServerResponse, pieces: readonly string[]): Promise<void> {
  for (const piece of pieces) {
    response.write(piece);
    await after(PAUSE);
  }
  response.end();
}
