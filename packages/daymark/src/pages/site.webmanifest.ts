import type { APIRoute } from 'astro';
import { webManifest } from '../machines/web-manifest.tsx';
import { site } from '../settings/index.ts';

export const GET: APIRoute = () => Response.json(webManifest(site.identity));
