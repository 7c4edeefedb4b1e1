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

/**
 * The colours of the logo in a browser tab, where it inherits none: they follow the visitor's colour
 * scheme.
 */
const { paper } = settings.theme;
const style = `<style>svg{color:${hexToken('--color-paper', 'night', paper)}}@media(prefers-color-scheme:dark){svg{color:${hexToken('--color-paper', 'day', paper)}}}</style>`;

/** Returns the lighthouse on a grid of few pixels. */
const lighthouse = () => ({
  svg: renderToStaticMarkup(createElement(SmallBeacon)),
  width: LOGO_HEIGHT,
});

/**
 * Renders the logo as a file of its own. In pages, the logo is part of the HTML and has the colour of
 * the text.
 */
export const GET: APIRoute = () => {
  const { svg, width } = ownLogo(settings) ?? lighthouse();
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${LOGO_HEIGHT}">${style}${svg}</svg>`,
  );
};
