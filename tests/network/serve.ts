import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { network, PORT, secondHost } from './addresses.ts';
import { makeCertificate } from './certificate.ts';
import { faults } from './faults/faults.ts';
import { openLedger } from './ledger.ts';
import { healthy, scriptOf } from './script.ts';
import { visitorOf } from './visitor.ts';

/* The fake network, and the owner's second host beside it: see playwright.config.ts. */

const site = process.env.SITE ?? 'http://127.0.0.1:4404';
const { host: hostOfSecond } = new URL(secondHost);
const ledger = openLedger();

const send = (response: ServerResponse, type: string, body: string) =>
  response
    .writeHead(200, {
      'Content-Type': type,
      'Cache-Control': 'no-store',
      'Set-Cookie': 'stranger=1; Secure; SameSite=None; Path=/; Max-Age=9999',
    })
    .end(body);

/** A picture of no great beauty, which fills whatever it is put into. */
const creative = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="250"><rect width="100%" height="100%" fill="#3b6"/><text x="20" y="40" font-size="20">A creative</text></svg>`;

function answerAsNetwork(asked: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(asked.url ?? '/', network);
  if (pathname === '/asked') {
    send(
      response,
      'application/json',
      JSON.stringify(ledger.read(searchParams.get('visit') ?? '')),
    );
    return;
  }
  ledger.write(asked);
  const fault = faults[visitorOf(asked.headers['user-agent']).fault];
  if (pathname === '/fill.js' && fault?.answer) fault.answer(response);
  else if (pathname === '/fill.js')
    send(response, 'text/javascript', scriptOf(fault?.play ?? healthy));
  else if (pathname === '/tag.js')
    send(
      response,
      'text/javascript',
      `document.write('<img src="${network}/creative.svg?banner=tag" alt="" width="300" height="250">');`,
    );
  else if (pathname === '/creative.svg') send(response, 'image/svg+xml', creative);
  else send(response, 'text/html', '<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>');
}

/** Hands a request on to the site, as a second host that serves the same files would. */
function answerAsSecondHost(asked: IncomingMessage, response: ServerResponse): void {
  const onward = request(
    new URL(asked.url ?? '/', site),
    { method: asked.method ?? 'GET', headers: { ...asked.headers, host: new URL(site).host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.once('error', () => response.writeHead(502).end());
  asked.pipe(onward);
}

const server = createServer(await makeCertificate(), (asked, response) =>
  asked.headers.host === hostOfSecond
    ? answerAsSecondHost(asked, response)
    : answerAsNetwork(asked, response),
);
server.listen(PORT, '127.0.0.1', () => console.log(`The fake network is ready at ${network}`));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
