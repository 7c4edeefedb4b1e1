import type { APIRoute } from 'astro';
import { allPages } from '../content/all-pages.ts';

export const GET: APIRoute = async () => Response.json(await allPages());
