import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '../settings/index.ts';
import { asksItself } from '../settings/needs-consent.ts';

// Built only if a network needs consent and the site, not a consent platform, asks for it.
export const getStaticPaths = (() =>
  asksItself(site) ? [{ params: { question: 'question' } }] : []) satisfies GetStaticPaths;

export const GET: APIRoute = () => {
  const { title, message, acceptLabel, refuseLabel } = site.consent;
  return Response.json({ title, message, acceptLabel, refuseLabel });
};
