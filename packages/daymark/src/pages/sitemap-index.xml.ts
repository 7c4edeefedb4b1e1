import type { APIRoute } from 'astro';
import { sitemapFiles, sitemapIndexXml } from '../machines/sitemap.ts';

export const GET: APIRoute = async () => new Response(sitemapIndexXml(await sitemapFiles()));
