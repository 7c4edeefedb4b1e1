import type { APIRoute } from 'astro';
import { webManifest } from '../machines/web-manifest.tsx';
import { settings } from '../settings/index.ts';

export const GET: APIRoute = () => Response.json(webManifest(settings.identity, settings.theme));
