import { basename } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { allPictures, drawPicture } from '../../machines/social-pictures/pictures.ts';

export const getStaticPaths = (async () =>
  (await allPictures()).map(({ path, shown }) => ({
    params: { picture: basename(path) },
    props: { shown },
    // The file name is a hash of all that determines the image.
    cacheKey: path,
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ props: { shown } }) =>
  new Response(new Uint8Array(await drawPicture(shown)));
