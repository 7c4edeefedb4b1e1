import { useQueries, useQuery } from '@tanstack/react-query';
import { PAGE_INDEX } from '#addresses';
import { fetchJson } from '../../browser/query/fetch-json.ts';
import { chooseParts, joinPages, parsePageIndex } from '../../content/page-index.ts';

/**
 * A request for a file of the page index. The index of a build never changes, so it is requested
 * once.
 */
const queryOf = (path: string) => ({
  queryKey: [path],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    parsePageIndex(await fetchJson(path, signal)),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Fetches the index of pages and, on a site with many pages, the parts that contain the pages most
 * similar to the given words. Fetches nothing before the first words.
 * @returns the pages, once all of these files have arrived, and the state of the requests
 */
export function usePagesNear(words: string) {
  const index = useQuery({ ...queryOf(PAGE_INDEX), enabled: words !== '' });
  const parts = useQueries({ queries: chooseParts(index.data?.parts ?? [], words).map(queryOf) });
  const all = [index, ...parts];
  const found = all.flatMap(({ data }) => data ?? []);
  return {
    pages: found.length === all.length ? joinPages(found) : undefined,
    isError: all.some(({ isError }) => isError),
    failureCount: Math.max(...all.map(({ failureCount }) => failureCount)),
    retry: () => all.filter(({ isError }) => isError).map(({ refetch }) => refetch()),
  };
}
