import { LOGO_HEIGHT, type Logo } from '../../ui/look/files.ts';
import { SmallBeacon } from '../../ui/pictures/Beacon.tsx';
import { colourToken, hexToken } from '../../ui/styles/colour-tokens.ts';

interface AppIconProps {
  /** The width and height of the icon in pixels. */
  size: number;
  /** The width of the logo as a share of the icon's width. The rest is background. */
  share: number;
  /** The hue of the accent colour of the logo, in degrees. */
  accentHue: number;
  logo?: Logo | undefined;
}

/**
 * The icon of the site on a home screen: the owner's logo, or the logo of the favicon, on a plain
 * background. It is rendered to an image and never served as HTML, so it may have inline styles.
 */
export function AppIcon({ size, share, accentHue, logo }: AppIconProps) {
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
        background: hexToken('--color-paper', 'day'),
        color: colourToken('--color-accent', 'day').replace('var(--accent-hue)', `${accentHue}`),
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
