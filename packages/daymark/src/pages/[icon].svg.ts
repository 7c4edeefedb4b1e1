import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '../settings/index.ts';
import { makesFavicon, ownLogo } from '../ui/look/files.ts';
import { SmallBeacon } from '../ui/pictures/Beacon.tsx';
import { hexToken } from '../ui/styles/colour-tokens.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Serves the favicon, except if it is a file in `public/`. */
export const getStaticPaths = (() =>
  makesFavicon(site.theme) ? [{ params: { icon: 'icon' } }] : []) satisfies GetStaticPaths;

const style = `<style>svg{color:${hexToken('--color-paper', 'night')}}@media(prefers-color-scheme:dark){svg{color:${hexToken('--color-paper', 'day')}}}</style>`;

const beacon = () => renderToStaticMarkup(createElement(SmallBeacon, { xmlns: NAMESPACE }));

export const GET: APIRoute = () =>
  new Response(
    (ownLogo(site.theme)?.svg ?? beacon())
      .replace('aria-hidden="true"', '')
      .replace('>', `>${style}`),
  );
