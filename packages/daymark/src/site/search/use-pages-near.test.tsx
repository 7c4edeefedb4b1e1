// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../browser/query/client.ts';
import { usePagesNear } from './use-pages-near.ts';

const about = { title: 'About us', path: '/about' };
const bench = { title: 'A bench', path: '/blog/bench' };
const kettle = { title: 'The kettle', path: '/blog/kettle' };

/** The files of a site with many pages. */
const FILES: Readonly<Record<string, unknown>> = {
  '/pages.json': { pages: [about], parts: ['a', 'k'] },
  '/pages/a.json': { pages: [about, bench], parts: [] },
  '/pages/k.json': { pages: [kettle], parts: [] },
};

function show(words: string) {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(({ words }) => usePagesNear(words), { wrapper, initialProps: { words } });
}

describe('the pages near to some words, on a site with many pages', () => {
  afterEach(cleanup);

  it('come from the index and the part of the words, each fetched once', async () => {
    const fetch = vi.fn(async (path: string) => Response.json(FILES[path]));
    vi.stubGlobal('fetch', fetch);
    const { result, rerender } = show('bench');
    expect(result.current.pages).toBeUndefined();
    await waitFor(() => expect(result.current.pages).toEqual([about, bench]));
    rerender({ words: 'kettle' });
    await waitFor(() => expect(result.current.pages).toEqual([about, kettle]));
    rerender({ words: 'bench' });
    expect(result.current.pages).toEqual([about, bench]);
    expect(fetch.mock.calls.map(([path]) => path)).toEqual([
      '/pages.json',
      '/pages/a.json',
      '/pages/k.json',
    ]);
  });

  it('are an error if a part cannot be fetched, and a retry fetches this part only', async () => {
    let isBroken = true;
    const fetch = vi.fn(async (path: string) =>
      isBroken && path === '/pages/k.json'
        ? new Response('', { status: 503 })
        : Response.json(FILES[path]),
    );
    vi.stubGlobal('fetch', fetch);
    const { result } = show('kettle');
    await waitFor(() => expect(result.current.isError).toBe(true));
    isBroken = false;
    fetch.mockClear();
    result.current.retry();
    await waitFor(() => expect(result.current.pages).toEqual([about, kettle]));
    expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/pages/k.json']);
  });
});
