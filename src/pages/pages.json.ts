import type { APIRoute } from 'astro';
import { allPages } from '../sitemap/pages.ts';

export const GET: APIRoute = async () => Response.json(await allPages());
