import type { ComponentProps } from 'react';

/** The engine's logo on a grid of 16 pixels, for icons. The tower has the colour of the text. */
export function SmallBeacon(props: ComponentProps<'svg'>) {
  return (
    <svg {...props} viewBox="0 0 16 16" aria-hidden="true">
      <path fill="#e5694f" d="M2 14a6 6 0 0 1 12 0z" />
      <path fill="currentColor" d="M6 2l2-2 2 2zM7 3h2v1h1v1H9l1 9h5v1H1v-1h5l1-9H6V4h1z" />
    </svg>
  );
}
