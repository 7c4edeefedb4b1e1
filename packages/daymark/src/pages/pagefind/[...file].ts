import type { APIRoute, GetStaticPaths } from 'astro';
import { searchBundle } from '../../machines/search-index/bundle.ts';

export const getStaticPaths = (async () => {
  const bundle = await searchBundle();
  return [...(bundle?.files ?? [])].map(([path, content]) => ({
    params: { file: `${bundle?.version}/${path}` },
    props: { content },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props: { content } }) => new Response(content);
