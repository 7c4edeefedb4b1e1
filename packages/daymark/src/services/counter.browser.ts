import { count } from './count.ts';

/* Counts a visit once the page has loaded and somebody sees it. A prerendered page is hidden until then. */

const { dataset } = document.currentScript as HTMLScriptElement;

const countIfSeen = () => {
  if (document.visibilityState === 'hidden') return;
  removeEventListener('visibilitychange', countIfSeen, true);
  count(dataset);
};
if (
  dataset.always !== undefined ||
  !(Reflect.get(navigator, 'globalPrivacyControl') || navigator.doNotTrack === '1')
)
  addEventListener(
    'load',
    () => {
      addEventListener('visibilitychange', countIfSeen, true);
      countIfSeen();
    },
    { once: true },
  );
