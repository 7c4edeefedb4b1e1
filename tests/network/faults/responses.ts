import type { ServerResponse } from 'node:http';
import { nobody } from '../addresses.ts';
import type { Faults } from './fault.ts';

const JAVASCRIPT = { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' };

/** Sends a script at one byte per second, until the client disconnects. */
function drip(response: ServerResponse): void {
  response.writeHead(200, JAVASCRIPT);
  const drops = setInterval(() => response.write('/'), 1_000);
  response.once('close', () => clearInterval(drops));
}

const refuse = (status: number) => (response: ServerResponse) =>
  response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Something else</h1>');

/** Faults of the ad network's server: the response with the script is missing or wrong. */
export const faultyResponses: Faults = {
  'never-answers': { state: 'late', respond: () => {} },
  refused: {
    isVariant: true,
    state: 'failed',
    respond: (response) => response.writeHead(302, { Location: `${nobody}/fill.js` }).end(),
    reports: [/net::ERR_CONNECTION_REFUSED/],
  },
  'not-found': { state: 'failed', respond: refuse(404) },
  'server-error': {
    isVariant: true,
    state: 'failed',
    respond: refuse(500),
  },
  'slow-drip': {
    isVariant: true,
    state: 'late',
    respond: drip,
  },
  'syntax-error': {
    isVariant: true,
    state: 'failed',
    respond: (response) => response.writeHead(200, JAVASCRIPT).end('const = ;'),
    reports: [/SyntaxError/],
  },
};
