import loader from './loader.browser.ts?late';

/*
 * Fetches the script of slots when a person is on the page and it has nothing else to do. It stands
 * in the page: as a file it would be fetched before the largest paint, and so would any that it
 * shared with others, such as `whenActive`.
 */

const load = () => import(/* @vite-ignore */ loader).catch(() => {});
// Safari has no such moment; there, the moment after the load must do.
const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load);
const begin = () => {
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
};

if (Reflect.get(document, 'prerendering') === true)
  document.addEventListener('prerenderingchange', begin, { once: true });
else begin();
