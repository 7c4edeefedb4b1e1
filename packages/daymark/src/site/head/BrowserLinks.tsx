import { paperColour } from '../../ui/styles/colour-tokens.ts';

const day = paperColour('day');
const night = paperColour('night');

/** Links to the icons and the manifest of the site, and the theme colours of the browser. */
export function BrowserLinks({ icon }: { icon: string }) {
  return (
    <>
      <link rel="icon" href={icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" content={day} media="(prefers-color-scheme:light)" />
      <meta name="theme-color" content={night} media="(prefers-color-scheme:dark)" />
    </>
  );
}
