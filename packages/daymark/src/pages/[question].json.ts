import type { APIRoute, GetStaticPaths } from 'astro';
import { asksItself } from '../settings/asking.ts';
import { settings } from '../settings/index.ts';

// The texts of the consent prompt. Built only if the site itself, not a consent platform, asks.
export const getStaticPaths = (() =>
  asksItself(settings) ? [{ params: { question: 'question' } }] : []) satisfies GetStaticPaths;

export const GET: APIRoute = () => {
  const { title, message, acceptLabel, refuseLabel } = settings.consent;
  return Response.json({ title, message, acceptLabel, refuseLabel });
};
