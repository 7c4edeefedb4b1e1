import { basename } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { allPictures, drawPictureOf } from '../../machines/social-pictures/pictures.ts';

export const getStaticPaths = (async () =>
  (await allPictures()).map(({ path, page }) => ({
    params: { picture: basename(path) },
    props: { page },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ props: { page } }) =>
  new Response(new Uint8Array(await drawPictureOf(page)));
