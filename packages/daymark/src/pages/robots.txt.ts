import type { APIRoute } from 'astro';
import { site } from '../settings/index.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.identity.url}/sitemap-index.xml\n`);
