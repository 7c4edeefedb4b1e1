import type { Site } from '../../settings/schema/site.ts';
import { hexToken } from '../../ui/styles/colour-tokens.ts';
import { ICONS } from './icons.ts';

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
  // Browsers keep the back button and the address bar, because the site consists of linked pages.
  display: 'minimal-ui',
  theme_color: hexToken('--color-paper', 'day'),
  background_color: hexToken('--color-paper', 'day'),
  icons: ICONS.map(({ name, size, maskable }) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: maskable ? 'maskable' : 'any',
  })),
});
