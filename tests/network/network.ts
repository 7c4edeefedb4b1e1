import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { makeCertificate } from '../certificate.ts';
import { network, PORT, secondHost } from './addresses.ts';
import { attacks } from './attacks/attacks.ts';
import { faults } from './faults/faults.ts';
import { sendHuge } from './huge.ts';
import { openLedger } from './ledger.ts';
import { healthy, scriptOf } from './script.ts';
import { answerFor } from './second-host.ts';
import { makeSound } from './sound.ts';
import { visitorOf } from './visitor.ts';

/** The image of a creative. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="250"><rect width="100%" height="100%" fill="#3b6"/><text x="20" y="40" font-size="20">A creative</text></svg>`;
const ELSEWHERE = '<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>';
/** The script of a plain ad tag, as ad sellers give to site owners. It calls `document.write`. */
const TAG = `document.write('<iframe src="${network}/creative.html?banner=tag" width="300" height="250"></iframe>');`;
/** The page in a nested frame of the network, with the creative that the query describes. */
const creativePage = (query: string, target: string) =>
  `<!doctype html><title>A creative</title><style>*{margin:0}</style><a href="${network}/landing" target="${target}"><img src="${network}/creative.svg${query}" alt="A creative"></a>`;

const SOUND = makeSound();

const ledger = openLedger();

function respond(asked: IncomingMessage, response: ServerResponse): void {
  const { pathname, search, searchParams } = new URL(asked.url ?? '/', network);
  const send = (type: string, body: string | Buffer) =>
    response.writeHead(200, { 'Content-Type': type, ...headers }).end(body);
  if (pathname === '/asked') {
    send('application/json', JSON.stringify(ledger.read(searchParams.get('visit') ?? '')));
    return;
  }
  ledger.write(asked);
  const fault = { ...faults, ...attacks }[visitorOf(asked.headers['user-agent']).fault];
  if (pathname === '/fill.js' && fault?.respond) fault.respond(response);
  else if (pathname === '/fill.js') send('text/javascript', scriptOf(fault?.play ?? healthy));
  else if (pathname === '/tag.js') send('text/javascript', TAG);
  else if (pathname === '/creative.html')
    send('text/html', creativePage(search, searchParams.get('target') ?? '_blank'));
  else if (pathname === '/huge') sendHuge(response);
  else if (pathname === '/sound.wav') send('audio/wav', SOUND);
  else if (pathname === '/creative.svg') send('image/svg+xml', PICTURE);
  else send('text/html', ELSEWHERE);
}

/** Headers that forbid caching, so that every use causes a request, and try to set a cookie. */
const headers = {
  'Cache-Control': 'no-store',
  'Set-Cookie': 'stranger=1; Secure; SameSite=None; Path=/; Max-Age=9999',
};

/**
 * Starts the fake ad network, and the second host of the site's owner (see `secondHost`).
 * @param site the origin of the site, whose files the second host serves
 */
export async function startNetwork(site = 'http://127.0.0.1:4404') {
  const { host } = new URL(secondHost);
  const names = [network, secondHost].map((url) => new URL(url).hostname);
  const server = createServer(await makeCertificate(names), (asked, response) =>
    asked.headers.host === host ? answerFor(site, asked, response) : respond(asked, response),
  );
  await once(server.listen(PORT, '127.0.0.1'), 'listening');
  return {
    close() {
      server.close();
      // Without this call, the server would not stop, because some requests never get a response.
      server.closeAllConnections();
    },
  };
}
