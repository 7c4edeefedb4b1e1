import type { APIRoute, GetStaticPaths } from 'astro';
import { adsTxt } from '../ads/ads-txt.ts';
import { settings } from '../settings/index.ts';

/**
 * A site without ad networks has no ads.txt, which lists the sellers of ad space. A site whose
 * `/ads.txt` redirects to a file of somebody else has none either.
 */
export const getStaticPaths = (() =>
  settings.networks.length > 0 && !settings.ads.adsTxt
    ? [{ params: { sellers: 'ads' } }]
    : []) satisfies GetStaticPaths;

export const GET: APIRoute = () => new Response(adsTxt(settings));
