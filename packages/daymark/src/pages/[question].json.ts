import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '../settings/index.ts';
import { asksItself } from '../settings/network.ts';

// The texts of the consent prompt. Built only if the site itself, not a consent platform, asks.
export const getStaticPaths = (() =>
  asksItself(site) ? [{ params: { question: 'question' } }] : []) satisfies GetStaticPaths;

export const GET: APIRoute = () => {
  const { title, message, acceptLabel, refuseLabel } = site.consent;
  return Response.json({ title, message, acceptLabel, refuseLabel });
};
