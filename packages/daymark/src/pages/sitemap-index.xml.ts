import type { APIRoute } from 'astro';
import { sitemapFiles } from '../machines/sitemap/files.ts';
import { sitemapIndexXml } from '../machines/sitemap/xml.ts';

export const GET: APIRoute = async () => new Response(sitemapIndexXml(await sitemapFiles()));
