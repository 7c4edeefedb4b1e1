import overlay from './overlay.browser.ts?late';

/* Only where it is allowed: at `?ads=debug`, shows what happens in each slot. In the page itself, as
 * the start of the loader is. */

if (new URLSearchParams(location.search).get('ads') === 'debug')
  import(/* @vite-ignore */ overlay).then(({ showSlots }: typeof import('./overlay.browser.ts')) =>
    showSlots(document),
  );
