import type { Site } from '../site/schema/site.ts';
import { ICONS } from './icons.ts';
import { PAPER } from './paper.ts';

/**
 * The site's manifest, for who puts it on a home screen.
 * Source: the W3C's Web Application Manifest.
 */
export const webManifest = ({ name, description, language }: Site['identity']) => ({
  name,
  description,
  lang: language,
  id: '/',
  start_url: '/',
  scope: '/',
  // With the browser's back and address: a site of links to read, not an app.
  display: 'minimal-ui',
  theme_color: PAPER.day,
  background_color: PAPER.day,
  icons: ICONS.map(({ name, size, maskable }) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: maskable ? 'maskable' : 'any',
  })),
});
