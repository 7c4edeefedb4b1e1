import { whenActive } from '../../prerender/activation.ts';
import overlay from './overlay.browser.ts?late';

/* Only where it is allowed: at `?ads=debug`, shows what happens in each slot. */

if (new URLSearchParams(location.search).get('ads') === 'debug')
  whenActive(() => {
    import(/* @vite-ignore */ overlay).then(
      ({ showSlots }: typeof import('./overlay.browser.ts')) => showSlots(document),
    );
  });
