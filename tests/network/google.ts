import type { BrowserContext } from '@playwright/test';

/*
 * Fakes of the scripts of Google AdSense and Google Ad Manager, based on Google's documentation.
 * Like the real scripts, the fakes request creatives from a server, and draw the creatives in
 * nested frames. Playwright serves the fakes at the real URLs, but only to browsers under test.
 */

const ADSENSE = 'https://pagead2.googlesyndication.com/**';
const ADSENSE_CREATIVE = 'https://googleads.g.doubleclick.net/pagead/ads?*';
const AD_MANAGER = 'https://securepubads.g.doubleclick.net/tag/**';
const SAFE_FRAME = 'https://0.safeframe.googlesyndication.com/safeframe/1-0-45/html/container.html';
/** The URL from which Ad Manager's script requests creatives. Its query describes the request. */
export const AD_REQUEST = 'https://securepubads.g.doubleclick.net/gampad/ads?';

/**
 * The behaviour of Google's script. If the script 'is a stub', an ad blocker has replaced it with a
 * script that defines the same global names, without functions.
 */
export type Google = 'fills' | 'has nothing' | 'is a stub';

/*
 * The frame of a slot without a creative keeps its size. AdSense marks the slot when the frame has
 * loaded. Source: https://support.google.com/adsense/answer/10762946
 */
const adsense = (status: string) => `
  const push = () => {
    const place = document.querySelector('ins.adsbygoogle:not([data-adsbygoogle-status])');
    if (!place) throw new TypeError('all places have been filled');
    const { clientWidth, clientHeight } = place;
    if (clientWidth === 0) throw new TypeError('No slot size for availableWidth=0');
    place.dataset.adsbygoogleStatus = 'done';
    const frame = document.createElement('iframe');
    frame.width = clientWidth;
    frame.height = clientHeight;
    frame.src = 'https://googleads.g.doubleclick.net/pagead/ads?url=' + encodeURIComponent(location);
    frame.addEventListener('load', () => { place.dataset.adStatus = '${status}'; });
    place.append(frame);
  };
  const waiting = Array.isArray(window.adsbygoogle) ? window.adsbygoogle : [];
  window.adsbygoogle = { push };
  waiting.forEach(push);`;

/*
 * Ad Manager reads the answer of a consent platform, also in a frame, and the commands of Consent Mode.
 * The creative is a script. By default, Ad Manager writes this script into a frame without an
 * address. Such a frame has the policy of the page, and a script in a sandbox cannot access the
 * frame. Source: https://developers.google.com/publisher-tag/reference
 */
const adManager = `
  const heard = [];
  const pubads = {
    setPrivacySettings: (privacy) => Object.assign(settings, privacy),
    addEventListener: (name, listener) => { if (name === 'slotRenderEnded') heard.push(listener); },
  };
  const slots = [];
  const settings = {};
  // Adds key-values to the earlier key-values. Like the real script, this fake reports other
  // settings as unusable.
  const target = (config, { targeting = {} }) => {
    config.targeting ??= {};
    for (const [key, values] of Object.entries(targeting))
      if ([values].flat().every((value) => typeof value === 'string')) config.targeting[key] = values;
      else console.error('targeting: ' + key);
  };
  const keyValues = ({ targeting = {} }) =>
    Object.entries(targeting).map(([key, values]) => key + '=' + [values].flat().join()).join('&');
  const creative = "<script>document.write('<p>A creative of Ad Manager</p>')</" + 'script>';
  const locate = () => {
    for (let found = window; ; found = found.parent) {
      try {
        if (found.frames.__tcfapiLocator) return found;
      } catch {
        // A window of another origin without a frame of this name.
      }
      if (found === top) return undefined;
    }
  };
  const askPlatform = () => new Promise((resolve) => {
    const found = locate();
    if (!found) return resolve({});
    addEventListener('message', ({ data }) => {
      const { gdprApplies, eventStatus, tcString } = Object(data?.__tcfapiReturn?.returnValue);
      if (gdprApplies === false || ['tcloaded', 'useractioncomplete'].includes(eventStatus))
        resolve({ gdpr: Number(gdprApplies), ...(tcString && { gdpr_consent: tcString }) });
    });
    const __tcfapiCall = { command: 'addEventListener', version: 2, callId: 'google' };
    found.postMessage({ __tcfapiCall }, '*');
  });
  const signals = () => Object.assign({}, ...(window.dataLayer ?? []).map((command) => command[2]));
  const render = (slot, isEmpty) => {
    const place = document.getElementById(slot.id);
    const [width, height] = slot.sizes.at(-1);
    if (!isEmpty && place) {
      const frame = document.createElement('iframe');
      Object.assign(frame, { width, height, name: creative });
      frame.style.border = 0;
      if (settings.safeFrame?.forceSafeFrame) frame.src = '${SAFE_FRAME}';
      place.append(frame);
      if (!frame.src) try {
        frame.contentDocument.open();
        frame.contentDocument.write(creative);
        frame.contentDocument.close();
      } catch {}
    }
    heard.forEach((listener) => listener({ slot, isEmpty }));
  };
  Object.assign(googletag, {
    apiReady: true,
    pubads: () => pubads,
    setConfig({ targeting, ...config }) {
      target(settings, { targeting });
      Object.assign(settings, config);
    },
    enableServices() {},
    defineSlot(unit, sizes, id) {
      const slot = { unit, sizes, id, addService: () => slot, getSlotElementId: () => id };
      slot.setConfig = (config) => target(slot, config);
      slots.push(slot);
      return slot;
    },
    async display(id) {
      const asked = slots.filter((slot) =>
        !slot.isAsked && (settings.singleRequest || slot.id === id));
      if (asked.length === 0) return;
      for (const slot of asked) slot.isAsked = true;
      const query = new URLSearchParams({
        iu: asked.map(({ unit }) => unit).join(),
        szs: asked.map(({ sizes }) => sizes.map((size) => size.join('x')).join('|')).join(),
        url: settings.adsenseAttributes?.page_url ?? location.href,
        ...(keyValues(settings) && { cust_params: keyValues(settings) }),
        ...(asked.some(keyValues) && { prev_scp: asked.map(keyValues).join('|') }),
        ...(settings.restrictDataProcessing && { rdp: 1 }),
        ...(signals().ad_personalization === 'denied' && { npa: 1 }),
        ...(await askPlatform()),
      });
      const { isEmpty } = await (await fetch('${AD_REQUEST}' + query)).json();
      for (const slot of asked) render(slot, isEmpty);
    },
  });
  const waiting = googletag.cmd;
  googletag.cmd = { push: (command) => command() };
  waiting.forEach((command) => command());`;

/** Serves the fakes in response to Google's URLs, in all pages of a browser context. */
export async function playGoogle(context: BrowserContext, google: Google): Promise<void> {
  const isFilling = google === 'fills';
  const script = (real: string, stub: string) => ({
    contentType: 'text/javascript',
    body: google === 'is a stub' ? stub : real,
  });
  const page = (body: string) => ({ contentType: 'text/html', body });
  const responses = {
    [ADSENSE]: script(adsense(isFilling ? 'filled' : 'unfilled'), 'window.adsbygoogle = {};'),
    [ADSENSE_CREATIVE]: page(isFilling ? '<p>A creative of AdSense</p>' : ''),
    [AD_MANAGER]: script(adManager, 'window.googletag = { cmd: [] };'),
    [`${AD_REQUEST}*`]: {
      json: { isEmpty: !isFilling },
      headers: { 'Access-Control-Allow-Origin': '*' },
    },
    [SAFE_FRAME]: page('<!doctype html><script>document.write(name)</script>'),
  };
  for (const [address, response] of Object.entries(responses))
    await context.route(address, (route) => route.fulfill(response));
}
