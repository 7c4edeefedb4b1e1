import type { BrowserContext } from '@playwright/test';

/*
 * Fakes of the scripts of Google AdSense and Google Ad Manager, based on Google's documentation.
 * Playwright serves them at the real URLs, but only to browsers under test.
 */

const ADSENSE = 'https://pagead2.googlesyndication.com/**';
const AD_MANAGER = 'https://securepubads.g.doubleclick.net/**';

/**
 * What Google's script does with the ad slots. If it 'is a stub', an ad blocker has replaced it
 * with a script that defines the same global names, without functions.
 */
export type Google = 'fills' | 'has nothing' | 'is a stub';

/*
 * A slot without a creative keeps its size, and AdSense marks it as unfilled shortly afterwards.
 * Source: https://support.google.com/adsense/answer/10762946
 */
const adsense = (status: string) => `
  const push = () => {
    const place = document.querySelector('ins.adsbygoogle:not([data-adsbygoogle-status])');
    if (!place) throw new TypeError('all places have been filled');
    if (place.clientWidth === 0) throw new TypeError('No slot size for availableWidth=0');
    place.dataset.adsbygoogleStatus = 'done';
    const creative = '${status}' === 'filled' ? '<p>A creative of AdSense</p>' : '';
    place.innerHTML = creative || '<iframe width="300" height="250"></iframe>';
    setTimeout(() => { place.dataset.adStatus = '${status}'; }, 300);
  };
  const waiting = Array.isArray(window.adsbygoogle) ? window.adsbygoogle : [];
  window.adsbygoogle = { push };
  waiting.forEach(push);`;

/* Source: https://developers.google.com/publisher-tag/reference */
const adManager = (isEmpty: boolean) => `
  const heard = [];
  const pubads = {
    addEventListener: (name, listener) => { if (name === 'slotRenderEnded') heard.push(listener); },
  };
  const slots = new Map();
  Object.assign(googletag, {
    apiReady: true,
    pubads: () => pubads,
    enableServices() {},
    defineSlot(unit, sizes, id) {
      const slot = { addService: () => slot, getSlotElementId: () => id, getAdUnitPath: () => unit };
      slots.set(id, slot);
      return slot;
    },
    display(id) {
      if (!${isEmpty}) document.getElementById(id).innerHTML = '<p>A creative of Ad Manager</p>';
      heard.forEach((listener) => listener({ slot: slots.get(id), isEmpty: ${isEmpty} }));
    },
  });
  const waiting = googletag.cmd;
  googletag.cmd = { push: (command) => command() };
  waiting.forEach((command) => command());`;

/** Serves the fakes in response to Google's URLs, in all pages of a browser context. */
export async function playGoogle(context: BrowserContext, google: Google): Promise<void> {
  const scripts: Readonly<Record<string, string>> = {
    [ADSENSE]:
      google === 'is a stub'
        ? 'window.adsbygoogle = {};'
        : adsense(google === 'fills' ? 'filled' : 'unfilled'),
    [AD_MANAGER]:
      google === 'is a stub'
        ? 'window.googletag = { cmd: [] };'
        : adManager(google === 'has nothing'),
  };
  for (const [address, body] of Object.entries(scripts))
    await context.route(address, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
}
