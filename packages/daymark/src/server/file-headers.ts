import { typeOf } from '../http/content-type.ts';
import { headersFor } from '../http/headers.ts';
import type { Policy } from '../http/policy.ts';
import type { Headers } from '../http/response.ts';
import { urlOf } from '../http/urls.ts';

/** Returns the headers of a file over plain http. */
function headersOf(file: string, policy: Policy | undefined): Headers {
  const { type, compressible } = typeOf(file);
  return {
    ...headersFor(urlOf(file), policy),
    'Content-Type': type,
    ...(compressible && { Vary: 'Accept-Encoding' }),
  };
}

/**
 * Returns a function that returns the headers of a file, and the same object for the same headers.
 * A large site has a few sets of headers, which would take a kilobyte for each page.
 */
export function shareHeaders(): (file: string, policy: Policy | undefined) => Headers {
  const known = new Map<string, Headers>();
  return (file, policy) => {
    const headers = headersOf(file, policy);
    const key = JSON.stringify(headers);
    const first = known.get(key) ?? headers;
    known.set(key, first);
    return first;
  };
}
