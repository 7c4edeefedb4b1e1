import type * as Overlay from './overlay.browser.ts';
import overlay from './overlay.browser.ts?lazy';

/*
 * Shows the debug overlay at `?ads=debug`. Pages contain this script only in the live preview, or
 * if the owner sets `ads.debug`. The script is inline in the page, like the loader's start script.
 */

if (new URLSearchParams(location.search).get('ads') === 'debug')
  import(/* @vite-ignore */ overlay).then(({ showSlots }: typeof Overlay) => showSlots(document));
