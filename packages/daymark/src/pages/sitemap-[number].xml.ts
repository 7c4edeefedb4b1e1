import type { APIRoute, GetStaticPaths } from 'astro';
import { sitemapFiles } from '../machines/sitemap/files.ts';
import { sitemapXml } from '../machines/sitemap/xml.ts';

export const getStaticPaths = (async () =>
  (await sitemapFiles()).map(({ number, pages }) => ({
    params: { number },
    props: { pages },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props: { pages } }) => new Response(sitemapXml(pages));
