import loader from './loader.browser.ts?lazy';

/*
 * Loads the slot script when the page is active (not prerendered), loaded and idle. This start
 * script is inline, because the browser would load a file before the largest contentful paint, and
 * with the file any module that it shares with other scripts, such as `whenActive`.
 */

const load = () => import(/* @vite-ignore */ loader).catch(() => {});
// Safari does not support `requestIdleCallback`. A timeout after the load event replaces it.
const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load);
const begin = () => {
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
};

if (Reflect.get(document, 'prerendering') === true)
  document.addEventListener('prerenderingchange', begin, { once: true });
else begin();
