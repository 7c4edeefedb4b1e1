import type { ServerResponse } from 'node:http';

const MEGABYTE = 1024 * 1024;
const HUGE = 50 * MEGABYTE;

/** Sends 50 MB of zeros, as fast as the client reads them. */
export function sendHuge(response: ServerResponse): void {
  response.writeHead(200, {
    'Content-Type': 'application/octet-stream',
    'Content-Length': HUGE,
    'Cache-Control': 'no-store',
    // With these headers, scripts of other origins can read the response and its size.
    'Access-Control-Allow-Origin': '*',
    'Timing-Allow-Origin': '*',
  });
  const piece = Buffer.alloc(MEGABYTE);
  let left = HUGE;
  const send = () => {
    while (left > 0) {
      left -= MEGABYTE;
      if (!response.write(piece)) return;
    }
    response.end();
  };
  response.on('drain', send);
  send();
}
