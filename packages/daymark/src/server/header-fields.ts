import type { IncomingMessage, RequestListener } from 'node:http';
import { plainTextResponse } from '../http/response.ts';
import { sendLast } from './send-last.ts';

/**
 * The maximum number of header fields of a request, as in Apache. Browsers send about 20. Each field
 * takes memory in addition to its bytes, and Node drops fields beyond its own limit without a word,
 * among them a second Host field.
 */
export const maxFields = 100;

/** Whether a request has exactly one Host header, or none in HTTP/1.0. Source: RFC 9112, 3.2. */
export function namesOneHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const { host = [] } = headersDistinct;
  return host.length === 1 || (host.length === 0 && httpVersion === '1.0');
}

/**
 * Responds with 431 to a request with more than `maxFields` header fields, and with 400 unless
 * `namesOneHost` is true. Proxies and servers differ in which of several Host headers they use, so a
 * request with several may bypass the rules of a proxy.
 */
export function withFieldChecks(app: RequestListener): RequestListener {
  return (request, response) => {
    if (request.rawHeaders.length > 2 * maxFields)
      sendLast(request, response, plainTextResponse(431));
    else if (namesOneHost(request)) app(request, response);
    else sendLast(request, response, plainTextResponse(400));
  };
}
