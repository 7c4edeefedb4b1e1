import type { APIRoute } from 'astro';
import { pageIndex } from '../content/divide-index.ts';

export const GET: APIRoute = async () => Response.json((await pageIndex()).index);
