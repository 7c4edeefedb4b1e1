import type { APIRoute, GetStaticPaths } from 'astro';
import { asksItself } from '../consent/asks.ts';
import { site } from '../site/index.ts';

// Built only if a network needs consent and the site itself asks for it.
export const getStaticPaths = (() =>
  asksItself(site) ? [{ params: { question: 'question' } }] : []) satisfies GetStaticPaths;

export const GET: APIRoute = () => {
  const { title, message, acceptLabel, refuseLabel } = site.consent;
  return Response.json({ title, message, acceptLabel, refuseLabel });
};
