import { Renderer } from '@takumi-rs/core';
import { fromJsx } from '@takumi-rs/helpers/jsx';
import { BASE, HOME } from '#addresses';
import type { Settings } from '../settings/site.ts';
import { SmallBeacon } from '../ui/Beacon.tsx';
import { LOGO_HEIGHT, type Logo } from '../ui/look/files.ts';
import { colourToken, hexToken } from '../ui/styles/colours.ts';

/**
 * Returns the web app manifest, which browsers use to add the site to a home screen.
 * Source: the W3C's Web Application Manifest.
 */
export const webManifest = (
  { name, description, language }: Settings['identity'],
  { paper }: Pick<Settings['theme'], 'paper'>,
) => ({
  name,
  description,
  lang: language,
  id: HOME,
  start_url: HOME,
  scope: HOME,
  // With `minimal-ui`, browsers keep the back button and the address bar, which visitors need
  // between linked pages.
  display: 'minimal-ui',
  theme_color: hexToken('--color-paper', 'day', paper),
  background_color: hexToken('--color-paper', 'day', paper),
  icons: ICONS.map(({ name, size, maskable }) => ({
    src: `${BASE}/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: maskable ? 'maskable' : 'any',
  })),
});

/** The settings with the colours of an icon. */
type Look = Pick<Settings['theme'], 'accentHue' | 'paper'>;

/** An icon of the web app manifest. */
interface Icon {
  /** The file name without the extension. */
  name: string;
  /** The width and height of the icon in pixels. */
  size: number;
  /** The width of the logo as a share of the icon's width. The rest is background. */
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
 * @param look the colours of the site
 * @param logo the site's logo or mark, which replaces the lighthouse
 */
export async function drawIcon({ size, share }: Icon, look: Look, logo?: Logo) {
  const icon = <AppIcon size={size} share={share} look={look} logo={logo} />;
  const { node, css } = await fromJsx(icon);
  return new Renderer().render(node, { width: size, height: size, format: 'png', css });
}

/**
 * The icon of the site on a home screen: its logo or mark, or the small lighthouse, on plain paper.
 * The renderer makes an image of the icon, which is never served as HTML, so the icon may have
 * inline styles.
 */
function AppIcon({
  size,
  share,
  look: { accentHue, paper },
  logo,
}: Pick<Icon, 'size' | 'share'> & { look: Look; logo?: Logo | undefined }) {
  const side = Math.round(size * share);
  const ratio = logo ? logo.width / LOGO_HEIGHT : 1;
  const fit = { width: Math.min(1, ratio), height: Math.min(1, 1 / ratio) };
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: size,
        height: size,
        background: hexToken('--color-paper', 'day', paper),
        color: colourToken('--color-accent', 'day', paper).replace(
          'var(--accent-hue)',
          `${accentHue}`,
        ),
      }}
    >
      {logo ? (
        <img src={logo.svg} width={side * fit.width} height={side * fit.height} alt="" />
      ) : (
        <SmallBeacon width={side} height={side} />
      )}
    </div>
  );
}
