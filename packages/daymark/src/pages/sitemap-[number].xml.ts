import type { APIRoute, GetStaticPaths } from 'astro';
import { sitemapFiles, sitemapXml } from '../machines/sitemap.ts';

export const getStaticPaths = (async () =>
  (await sitemapFiles()).map(({ number, pages }) => ({
    params: { number },
    props: { pages },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props: { pages } }) => new Response(sitemapXml(pages));
