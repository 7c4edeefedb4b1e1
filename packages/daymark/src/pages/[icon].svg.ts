import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '../settings/index.ts';
import { ownLogo } from '../ui/look/files.ts';
import { paperColour } from '../ui/styles/colour-tokens.ts';

const logo = ownLogo(site.theme);

/** Serves the owner's logo as the favicon. Without a logo, the favicon is a file in `public/`. */
export const getStaticPaths = (() =>
  logo ? [{ params: { icon: 'icon' } }] : []) satisfies GetStaticPaths;

const style = `<style>svg{color:${paperColour('night')}}@media(prefers-color-scheme:dark){svg{color:${paperColour('day')}}}</style>`;

export const GET: APIRoute = () =>
  new Response(
    logo?.svg.replace('aria-hidden="true" focusable="false"', '').replace('>', `>${style}`),
  );
