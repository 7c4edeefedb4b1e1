import type { APIRoute, GetStaticPaths } from 'astro';
import type { PageIndex } from '../../content/page-index.ts';
import { pageIndex } from '../../content/page-parts/divide-index.ts';
import { partName } from '../../content/page-parts/part-path.ts';

export const getStaticPaths = (async () =>
  [...(await pageIndex()).parts].map(([part, pages]) => ({
    params: { part: partName(part) },
    props: { pages },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ props: { pages } }) =>
  Response.json({ pages, parts: [] } satisfies PageIndex);
