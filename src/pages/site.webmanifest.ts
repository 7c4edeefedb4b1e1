import type { APIRoute } from 'astro';
import { webManifest } from '../manifest/manifest.ts';
import { site } from '../site/index.ts';

export const GET: APIRoute = () => Response.json(webManifest(site.identity));
