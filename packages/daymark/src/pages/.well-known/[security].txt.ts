import type { APIRoute, GetStaticPaths } from 'astro';
import { buildDay } from '../../content/articles/publication.ts';
import { securityTxt } from '../../machines/security-txt.ts';
import { settings } from '../../settings/index.ts';

const text = securityTxt(settings, buildDay());

/** A site without an address for reports has no security.txt, which requires a contact. */
export const getStaticPaths = (() =>
  text === undefined ? [] : [{ params: { security: 'security' } }]) satisfies GetStaticPaths;

export const GET: APIRoute = () => new Response(text);
