import { type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Proxies a request for the owner's second host to the site: both hosts serve the same files. */
export function answerFor(site: string, asked: IncomingMessage, response: ServerResponse): void {
  const { href, host } = new URL(asked.url ?? '/', site);
  const headers = { ...asked.headers, host };
  const onward = request(href, { method: asked.method ?? 'GET', headers }, (respond) => {
    response.writeHead(respond.statusCode ?? 502, respond.headers);
    respond.pipe(response);
  });
  onward.once('error', () => response.writeHead(502).end());
  asked.pipe(onward);
}
