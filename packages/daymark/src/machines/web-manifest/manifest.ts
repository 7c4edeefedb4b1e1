import type { Site } from '../../settings/schema/site.ts';
import { ICONS } from './icons.ts';
import { PAPER } from './paper.ts';

/**
 * Returns the web app manifest, which browsers use to add the site to a home screen.
 * Source: the W3C's Web Application Manifest.
 */
export const webManifest = ({ name, description, language }: Site['identity']) => ({
  name,
  description,
  lang: language,
  id: '/',
  start_url: '/',
  scope: '/',
  // Keeps the back button and the address, because the site has links to read and is not an app.
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
