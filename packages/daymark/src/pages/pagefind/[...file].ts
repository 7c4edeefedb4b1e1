import type { APIRoute, GetStaticPaths } from 'astro';
import { searchBundle } from '../../machines/search-index/bundle.ts';

export const getStaticPaths = (async () => {
  const { version, files } = await searchBundle();
  return [...files].map(([path, content]) => ({
    params: { file: `${version}/${path}` },
    props: { content },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props: { content } }) => new Response(content);
