import type { APIRoute, GetStaticPaths } from 'astro';
import { type PageIndex, partName } from '../../content/page-index.ts';
import { pageIndex } from '../../machines/sitemap.ts';

export const getStaticPaths = (async () =>
  [...(await pageIndex()).parts].map(([part, pages]) => ({
    params: { part: partName(part) },
    props: { pages },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ props: { pages } }) =>
  Response.json({ pages, parts: [] } satisfies PageIndex);
