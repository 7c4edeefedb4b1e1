import { SCHEME_KEY, TEXT_KEY } from '../../browser/stored-values.ts';

/*
 * The script at the beginning of every page, inline in the head, because it must run before the first
 * paint. The script element names the first file of the site's typeface, if pages load a typeface, with
 * the files of the other letters in some languages, and the files of the bold and the italic face, if the page
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
const [font, ...others] = Object.values(document.currentScript?.dataset ?? {}) as string[];
if (font) {
  const isNext = document.referrer.startsWith(`${location.origin}/`);
  if (isNext || performance.now() < FAST) {
    if (import.meta.env.PRELOADS_ALL_LETTERS) font.split(' ').forEach(preload);
    else preload(font);
  } else dataset.plain = '';
  if (isNext) others.forEach(preload);
}

// The browser skips a transition between pages if a visitor types or rotates the screen before the
// next page is ready, and then rejects a promise that no script can handle.
addEventListener('unhandledrejection', (event) => {
  if (/^Transition was /.test(event.reason?.message)) event.preventDefault();
});
