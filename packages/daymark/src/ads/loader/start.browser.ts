import loader from './loader.browser.ts?lazy';

/*
 * Loads the slot script when the page is active (not prerendered), loaded and idle. This start script
 * is inline, because the browser would load a separate file before the largest contentful paint. For
 * the same reason, it imports no code that other scripts share, such as `whenActive`.
 */

const load = () => import(/* @vite-ignore */ loader).catch(() => {});
// Safari does not support `requestIdleCallback`, so Safari waits for the load event and a timeout.
// The limit of two seconds makes Chromium load the script even on a computer that is never idle.
const whenIdle = () =>
  'requestIdleCallback' in window
    ? requestIdleCallback(load, { timeout: 2_000 })
    : setTimeout(load);
/** Waits for the load event, so that advertising does not delay the page. */
const begin = () => {
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
};

if (Reflect.get(document, 'prerendering') === true)
  document.addEventListener('prerenderingchange', begin, { once: true });
else begin();
