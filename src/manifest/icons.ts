import { Renderer } from '@takumi-rs/core';
import { fromJsx } from '@takumi-rs/helpers/jsx';
import { createElement } from 'react';
import { AppIcon } from './AppIcon.tsx';

/** An icon for home screens and lists of apps. */
export interface Icon {
  /** The name of its file, without the extension. */
  name: string;
  /** In pixels. */
  size: number;
  /** The share of the width that the mark takes. */
  share: number;
  /** Whether a device may cut it to a shape of its own. */
  maskable: boolean;
}

/**
 * The mark of a maskable icon keeps to the circle of 80 % that every device shows.
 * Source: "safe zone" in the W3C's Web Application Manifest.
 */
export const ICONS: readonly Icon[] = [
  { name: 'icon-192', size: 192, share: 0.78, maskable: false },
  { name: 'icon-512', size: 512, share: 0.78, maskable: false },
  { name: 'icon-maskable-512', size: 512, share: 0.54, maskable: true },
];

/** The icon of iOS, which rounds its corners, at the size of its home screen. */
export const TOUCH_ICON: Icon = {
  name: 'apple-touch-icon',
  size: 180,
  share: 0.66,
  maskable: true,
};

/**
 * Draws an icon as PNG.
 * @param accentHue in degrees
 */
export async function drawIcon({ size, share }: Icon, accentHue: number): Promise<Buffer> {
  const { node, css } = await fromJsx(createElement(AppIcon, { size, share, accentHue }));
  return new Renderer().render(node, { width: size, height: size, format: 'png', css });
}
