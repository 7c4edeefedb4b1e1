import type { ServerResponse } from 'node:http';

const MEGABYTE = 1024 * 1024;
const HUGE = 50 * MEGABYTE;

/** Answers with 50 MB of nothing, as fast as they are taken. */
export function sendHuge(response: ServerResponse): void {
  response.writeHead(200, {
    'Content-Type': 'application/octet-stream',
    'Content-Length': HUGE,
    'Cache-Control': 'no-store',
    // What comes from elsewhere is read, and its size disclosed, only by leave.
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
