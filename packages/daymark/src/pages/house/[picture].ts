import { basename } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { housePicture } from '../../ads/house-creatives.ts';
import { settings } from '../../settings/index.ts';

export const getStaticPaths = (() => {
  const pictures = settings.creatives.map(({ id }) => housePicture(id));
  return pictures.map(({ path, svg }) => ({
    params: { picture: basename(path) },
    props: { svg },
    // The file name is a hash of the content.
    cacheKey: path,
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props: { svg } }) => new Response(svg);
