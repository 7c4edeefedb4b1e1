import { whenActive } from '../../prerender/activation.ts';
import loader from './loader.browser.ts?late';

/* The script of a page with slots that networks fill: fetches the rest when the page has nothing else to do. */

const load = () => import(/* @vite-ignore */ loader).catch(() => {});
// Safari has no such moment; there, the moment after the load must do.
const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load);

whenActive(() => {
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
});
