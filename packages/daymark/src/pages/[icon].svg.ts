import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { settings } from '../settings/index.ts';
import { SmallBeacon } from '../ui/Beacon.tsx';
import { LOGO_HEIGHT, makesFavicon, ownLogo } from '../ui/look/files.ts';
import { hexToken } from '../ui/styles/colours.ts';

/** Serves the favicon, except if it is a file in `public/`. */
export const getStaticPaths = (() =>
  makesFavicon(settings.theme) ? [{ params: { icon: 'icon' } }] : []) satisfies GetStaticPaths;

const style = `<style>svg{color:${hexToken('--color-paper', 'night')}}@media(prefers-color-scheme:dark){svg{color:${hexToken('--color-paper', 'day')}}}</style>`;

const engineLogo = () => ({
  svg: renderToStaticMarkup(createElement(SmallBeacon)),
  width: LOGO_HEIGHT,
});

export const GET: APIRoute = () => {
  const { svg, width } = ownLogo(settings.theme) ?? engineLogo();
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${LOGO_HEIGHT}">${style}${svg}</svg>`,
  );
};
