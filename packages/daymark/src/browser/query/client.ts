import { QueryClient } from '@tanstack/react-query';

/** The first delay before a retry, in milliseconds, which doubles with each retry up to a maximum. */
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;

/** Creates the client with which islands fetch static data, with explicit default options. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Queries also run offline, because the HTTP cache may respond.
      queries: {
        networkMode: 'always',
        retry: 3,
        retryDelay: (failures) => Math.min(FIRST_DELAY * 2 ** failures, LONGEST_DELAY),
        gcTime: 5 * 60 * 1000,
        staleTime: 0,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
