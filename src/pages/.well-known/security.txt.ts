import type { APIRoute } from 'astro';
import { buildDay } from '../../articles/publication.ts';
import { securityTxt } from '../../security/security-txt.ts';
import { site } from '../../site/index.ts';

export const GET: APIRoute = () => new Response(securityTxt(site, buildDay()));
