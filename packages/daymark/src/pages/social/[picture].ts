import { basename } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { allSocialPictures } from '../../machines/social-pictures/address.ts';
import { socialPictureFile } from '../../machines/social-pictures/picture-file.ts';

export const getStaticPaths = (async () =>
  (await allSocialPictures()).map(({ path, shown }) => ({
    params: { picture: basename(path) },
    props: { path, shown },
    // The file name is a hash of everything that determines the image.
    cacheKey: path,
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ props: { path, shown } }) =>
  new Response(new Uint8Array(await socialPictureFile(path, shown)));
