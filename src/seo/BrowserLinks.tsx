import { PAPER } from '../manifest/paper.ts';

/** The icons of the site and the colour of the browser around it. */
export function BrowserLinks() {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" content={PAPER.day} media="(prefers-color-scheme:light)" />
      <meta name="theme-color" content={PAPER.night} media="(prefers-color-scheme:dark)" />
    </>
  );
}
