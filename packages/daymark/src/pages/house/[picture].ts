import { basename } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { creativeFiles, housePicture } from '../../ads/house-creatives.ts';
import { settings } from '../../settings/index.ts';

export const getStaticPaths = (() => {
  const drawings = settings.creatives.map(housePicture);
  const files = creativeFiles(settings.creatives);
  const pictures = [
    ...drawings.map(({ path, svg }) => ({ path, data: new TextEncoder().encode(svg) })),
    ...files.map(({ path, data }) => ({ path, data: new Uint8Array(data) })),
  ];
  // Astro accepts an address once, and files with equal content share one.
  const unique = new Map(pictures.map((picture) => [picture.path, picture]));
  return Array.from(unique.values(), ({ path, data }) => ({
    params: { picture: basename(path) },
    props: { data },
    // The file name is a hash of the content.
    cacheKey: path,
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props: { data } }) => new Response(data);
