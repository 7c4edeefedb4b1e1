import type { APIRoute } from 'astro';
import { ROOT } from '#addresses';
import { settings } from '../settings/index.ts';

export const GET: APIRoute = () => {
  const { identity, place } = settings;
  const bases = place?.languages.map(({ base }) => base) ?? [ROOT];
  const sitemaps = bases.map(
    (base) => `Sitemap: ${new URL(`${base}/sitemap-index.xml`, identity.url).href}\n`,
  );
  return new Response(`User-agent: *\nAllow: /\n\n${sitemaps.join('')}`);
};
