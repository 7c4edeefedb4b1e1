import { Renderer } from '@takumi-rs/core';
import { fromJsx } from '@takumi-rs/helpers/jsx';
import { createElement } from 'react';
import type { Logo } from '../../ui/look/files.ts';
import { AppIcon } from './AppIcon.tsx';

/** An icon for home screens and app lists. */
export interface Icon {
  /** The file name without the extension. */
  name: string;
  /** The width and height of the icon in pixels. */
  size: number;
  /** The width of the logo as a share of the icon's width. */
  share: number;
  /** Whether a device may crop the icon to another shape. */
  maskable: boolean;
}

/**
 * The icons in the manifest. A maskable logo stays in the circle of 80 % that every device shows.
 * Source: "safe zone" in the W3C's Web Application Manifest.
 */
export const ICONS: readonly Icon[] = [
  { name: 'icon-192', size: 192, share: 0.78, maskable: false },
  { name: 'icon-512', size: 512, share: 0.78, maskable: false },
  { name: 'icon-maskable-512', size: 512, share: 0.54, maskable: true },
];

/** The icon for the home screen of iOS, which rounds the corners. */
export const TOUCH_ICON: Icon = {
  name: 'apple-touch-icon',
  size: 180,
  share: 0.66,
  maskable: true,
};

/**
 * Renders an icon as PNG.
 * @param accentHue the hue of the accent colour in degrees
 * @param logo the owner's logo, if any
 */
export async function drawIcon({ size, share }: Icon, accentHue: number, logo?: Logo) {
  const { node, css } = await fromJsx(createElement(AppIcon, { size, share, accentHue, logo }));
  return new Renderer().render(node, { width: size, height: size, format: 'png', css });
}
