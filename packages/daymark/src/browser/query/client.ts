import { QueryClient } from '@tanstack/react-query';

/** The delay before the first retry, in milliseconds. It doubles with each retry. */
const FIRST_DELAY = 1000;
/** The longest delay before a retry, in milliseconds. */
const LONGEST_DELAY = 30_000;

/** Returns the delay before the next retry, in milliseconds, after a number of retries. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_DELAY * 2 ** failures, LONGEST_DELAY);
}

/** Creates the client with which islands fetch static data, with explicit default options. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Queries also run offline, because the HTTP cache may respond.
      queries: { networkMode: 'always', retry: 3, retryDelay, gcTime: 5 * 60 * 1000, staleTime: 0 },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
