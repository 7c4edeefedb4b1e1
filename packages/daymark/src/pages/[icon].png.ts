import type { APIRoute, GetStaticPaths } from 'astro';
import { drawIcon, ICONS, TOUCH_ICON } from '../machines/web-manifest.tsx';
import { settings } from '../settings/index.ts';
import { ownLogo } from '../ui/look/files.ts';

export const getStaticPaths = (() =>
  [...ICONS, TOUCH_ICON].map((icon) => ({
    params: { icon: icon.name },
    props: { icon },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ props: { icon } }) =>
  new Response(new Uint8Array(await drawIcon(icon, settings.theme, ownLogo(settings))));
