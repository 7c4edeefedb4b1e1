import type { ComponentProps } from 'react';

/** The engine's logo, a tower and the rising sun, in the colour of the text beside it. */
export function Beacon({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
    >
      <path
        opacity=".45"
        d="M3 20.5a9 9 0 0 1 5.9-8.4L7.6 20.5zM21 20.5a9 9 0 0 0-5.9-8.4l1.3 8.4z"
      />
      <path d="M9.5 4 12 1.5 14.5 4zM10.5 5h3v2H15v1.5h-1.2q.4 7 1.7 12H22V22H2v-1.5h6.5q1.3-5 1.7-12H9V7h1.5z" />
    </svg>
  );
}

/** The engine's logo on a grid of 16 pixels, for icons. The tower has the colour of the text. */
export function SmallBeacon(props: ComponentProps<'svg'>) {
  return (
    <svg {...props} viewBox="0 0 16 16" aria-hidden="true">
      <path fill="#e5694f" d="M2 14a6 6 0 0 1 12 0z" />
      <path fill="currentColor" d="M6 2l2-2 2 2zM7 3h2v1h1v1H9l1 9h5v1H1v-1h5l1-9H6V4h1z" />
    </svg>
  );
}
