import type { IncomingMessage, RequestListener } from 'node:http';
import { lineAnswer } from './answer.ts';
import { sendLast } from './send-last.ts';

/** Whether a request names its host once, or not at all before HTTP/1.1. Source: RFC 9112, 3.2. */
export function namesOneHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const { host = [] } = headersDistinct;
  return host.length === 1 || (host.length === 0 && httpVersion === '1.0');
}

/**
 * Answers a request with 400 when it names no host or several: a server in front may have taken it
 * for another request than this one does.
 */
export function withHostCheck(app: RequestListener): RequestListener {
  return (request, response) => {
    if (namesOneHost(request)) app(request, response);
    else sendLast(request, response, lineAnswer(400));
  };
}
