import type { APIRoute, GetStaticPaths } from 'astro';
import { adsTxt } from '../ads/ads-txt.ts';
import { site } from '../settings/index.ts';

/** A site without ad networks has no ads.txt, which lists the sellers of ad space. */
export const getStaticPaths = (() =>
  site.networks.length > 0 ? [{ params: { sellers: 'ads' } }] : []) satisfies GetStaticPaths;

export const GET: APIRoute = () => new Response(adsTxt(site));
