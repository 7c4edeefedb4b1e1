import type { APIRoute } from 'astro';
import { pageIndex } from '../content/all-pages.ts';

export const GET: APIRoute = async () => Response.json((await pageIndex()).index);
