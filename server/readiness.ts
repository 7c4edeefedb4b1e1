import type { RequestListener } from 'node:http';
import { plainText } from './content-type.ts';
import { headersFor } from './headers.ts';
import { namesOneHost } from './host-field.ts';
import { isMethod } from './methods.ts';

/**
 * Where balancers and service managers ask whether to send visitors. No file of a site can have it:
 * what begins with a dot is not published, `.well-known` apart.
 */
export const readinessPath = '/.daymark/ready';

/** What stands for this moment alone is kept nowhere. */
const headers = {
  ...headersFor('/'),
  'Content-Type': plainText.type,
  'Cache-Control': 'no-store',
};

/** Answers the readiness address, with 200 or 503, and leaves every other to the app. */
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
