import type { APIRoute } from 'astro';
import { settings } from '../settings/index.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${settings.identity.url}/sitemap-index.xml\n`);
