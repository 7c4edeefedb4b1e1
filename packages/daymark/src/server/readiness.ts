import type { RequestListener } from 'node:http';
import { plainText } from '../http/content-type.ts';
import { headersFor } from '../http/headers.ts';
import { isMethod } from '../http/methods.ts';
import { namesOneHost } from './header-fields.ts';

/**
 * The URL path of readiness checks. No file of a site has it, because names that begin with a dot
 * are not published, except `.well-known`.
 */
export const readinessPath = '/.daymark/ready';

/** The response is valid only at the moment of the request, so nothing may cache it. */
const headers = {
  ...headersFor('/'),
  'Content-Type': plainText.type,
  'Cache-Control': 'no-store',
};

/** Responds to the readiness path with 200 or 503, and passes every other request to the app. */
export function withReadiness(app: RequestListener, isReady: () => boolean): RequestListener {
  return (request, response) => {
    const { url, method } = request;
    if (url !== readinessPath || !isMethod(method) || !namesOneHost(request)) {
      app(request, response);
      return;
    }
    const ready = isReady();
    const line = ready ? 'ready\n' : 'not ready\n';
    response.writeHead(ready ? 200 : 503, { ...headers, 'Content-Length': line.length }).end(line);
  };
}
