import type { APIRoute } from 'astro';
import { buildDay } from '../../content/articles/publication.ts';
import { securityTxt } from '../../machines/security-txt.ts';
import { settings } from '../../settings/index.ts';

export const GET: APIRoute = () => new Response(securityTxt(settings, buildDay()));
