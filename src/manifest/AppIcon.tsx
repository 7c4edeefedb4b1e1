import { PAPER } from './paper.ts';

interface AppIconProps {
  /** In pixels. */
  size: number;
  /** The share of the width that the mark takes; what is left around it is paper. */
  share: number;
  /** The hue of the accent in degrees, for the tower. */
  accentHue: number;
}

/**
 * The favicon's mark on paper: the site's icon on a home screen. Drawn as a picture and never sent as
 * HTML, so its styles may be inline.
 */
export function AppIcon({ size, share, accentHue }: AppIconProps) {
  const side = Math.round(size * share);
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: size,
        height: size,
        background: PAPER.day,
        color: `oklch(0.44 0.08 ${accentHue})`,
      }}
    >
      <svg width={side} height={side} viewBox="0 0 16 16" aria-hidden="true">
        <path fill="#e5694f" d="M2 14a6 6 0 0 1 12 0z" />
        <path fill="currentColor" d="M6 2l2-2 2 2zM7 3h2v1h1v1H9l1 9h5v1H1v-1h5l1-9H6V4h1z" />
      </svg>
    </div>
  );
}
