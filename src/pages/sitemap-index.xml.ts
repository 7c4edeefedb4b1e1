import type { APIRoute } from 'astro';
import { sitemapFiles } from '../sitemap/files.ts';
import { sitemapIndexXml } from '../sitemap/xml.ts';

export const GET: APIRoute = async () => new Response(sitemapIndexXml(await sitemapFiles()));
