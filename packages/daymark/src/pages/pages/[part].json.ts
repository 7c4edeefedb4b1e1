import type { APIRoute, GetStaticPaths } from 'astro';
import { pageIndex } from '../../content/divide-index.ts';
import { type PageIndex, partName } from '../../content/page-index.ts';

export const getStaticPaths = (async () =>
  [...(await pageIndex()).parts].map(([part, pages]) => ({
    params: { part: partName(part) },
    props: { pages },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ props: { pages } }) =>
  Response.json({ pages, parts: [] } satisfies PageIndex);
