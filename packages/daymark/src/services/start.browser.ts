import ask from './ask.browser.ts?lazy';

/* Loads the script that asks before a visit is counted, when the page is loaded and idle. */

const load = () => import(/* @vite-ignore */ ask).catch(() => {});
addEventListener(
  'load',
  // Safari does not support `requestIdleCallback`.
  () => ('requestIdleCallback' in window ? requestIdleCallback(load, { timeout: 2_000 }) : load()),
  { once: true },
);
