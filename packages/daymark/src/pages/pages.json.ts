import type { APIRoute } from 'astro';
import { pageIndex } from '../machines/sitemap.ts';

export const GET: APIRoute = async () => Response.json((await pageIndex()).index);
