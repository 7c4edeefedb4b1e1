import { SCHEME_KEY, TEXT_KEY } from '../../browser/stored-values.ts';

/*
 * The script at the beginning of every page, inline in the head, because it must run before the first
 * paint. The script element names the first file of the site's typeface, if pages load a typeface, the
 * files with the other letters of the language, and the files of the bold and the italic face, if the page
 * has such words.
 */

/**
 * The age of a page, in milliseconds, up to which the connection counts as fast. The font then arrives
 * within the 100 ms for which Chromium delays the first paint if a font is preloaded.
 */
const FAST = 150;

const { dataset } = document.documentElement;

// The chosen colour scheme, text size and line spacing, so that the page does not flash. No style
// matches an unknown value, so the page then has the system's scheme.
try {
  const scheme = localStorage.getItem(SCHEME_KEY);
  const text = localStorage.getItem(TEXT_KEY);
  if (scheme) dataset.scheme = scheme;
  if (text) dataset.text = text;
} catch {
  // The visitor forbids storage, so the defaults apply.
}

/** Makes the browser wait for a font before the first paint, for at most 100 ms in Chromium. */
const preload = (href: string) =>
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'font',
      crossOrigin: '',
      href,
    }),
  );

// The font, with all letters of the language, is preloaded if it is likely to arrive before the first
// paint: on a fast connection, or if the visitor comes from another page of this site. That page has loaded
// the font into the cache, with the faces of bold and italic words, which are then preloaded too. Otherwise
// preloading would only delay the first paint, so the page is shown without the font, and page.browser.ts
// loads the font for the next page.
const files = document.currentScript?.dataset ?? {};
if (files.font) {
  const isNext = document.referrer.startsWith(`${location.origin}/`);
  if (!isNext && performance.now() >= FAST) dataset.plain = '';
  else
    for (const [name, file] of Object.entries(files))
      if (file && (isNext || name.startsWith('font'))) preload(file);
}

// The browser skips a transition between pages if a visitor types or rotates the screen before the
// next page is ready, and then rejects a promise that no script can handle.
addEventListener('unhandledrejection', (event) => {
  if (/^Transition was /.test(event.reason?.message)) event.preventDefault();
});
