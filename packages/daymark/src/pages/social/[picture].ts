import { basename } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { allSocialPictures } from '../../machines/social-pictures/address.ts';
import { drawSocialPicture } from '../../machines/social-pictures/draw-card.tsx';

export const getStaticPaths = (async () =>
  (await allSocialPictures()).map(({ path, shown }) => ({
    params: { picture: basename(path) },
    props: { path, shown },
    // The file name is a hash of all that determines the image.
    cacheKey: path,
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ props: { path, shown } }) =>
  new Response(new Uint8Array(await drawSocialPicture(path, shown)));
