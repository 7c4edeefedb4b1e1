import type { APIRoute, GetStaticPaths } from 'astro';
import { BASE } from '#addresses';
import { INDEX_FOLDER } from '../../machines/search-index/make-bundle.ts';
import { searchBundle } from '../../machines/search-index/searched-pages.ts';

export const getStaticPaths = (async () => {
  const bundle = await searchBundle();
  return [...(bundle?.files ?? [])].map(([path, read]) => ({
    params: { file: path.slice((BASE + INDEX_FOLDER).length) },
    props: { read },
    // The path contains a hash of the content.
    cacheKey: path,
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ props: { read } }) => new Response(await read());
