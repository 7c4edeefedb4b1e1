import { QueryClient } from '@tanstack/react-query';

/** The first wait before a retry, in milliseconds; it doubles with each. */
const FIRST_DELAY = 1000;
/** No wait before a retry is longer. */
const LONGEST_DELAY = 30_000;

/** The wait in milliseconds before a retry; `failures` counts the retries already made, from 0. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_DELAY * 2 ** failures, LONGEST_DELAY);
}

/** The client that islands fetch static data through, its defaults written out. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Offline is a failure like others, told after the retries; what a browser keeps is had anyway.
      queries: { networkMode: 'always', retry: 3, retryDelay, gcTime: 5 * 60 * 1000, staleTime: 0 },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
