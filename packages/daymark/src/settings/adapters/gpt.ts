import { z } from 'zod';
import { matching } from '../schema/fields.ts';
import { commonFields, filling, fills, mode } from '../schema/networks/common-fields.ts';
import { adsTxtRecords, hosts } from '../schema/networks/parts.ts';
import { defineAdapter } from './adapter.ts';
import { GOOGLE_CONSENT, GOOGLE_HOSTS, googleCookies } from './google.ts';

const SCRIPT = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';

/** The code of `snippet` sets this attribute when Google has no ad for the slot. */
const EMPTY = { attribute: 'data-empty', value: 'true' };

/** Google Publisher Tag, the script of Google Ad Manager. */
export const gpt = defineAdapter({
  schema: z
    .strictObject({
      ...commonFields,
      cookies: googleCookies,
      mode,
      hosts: hosts.optional().meta({
        explanation:
          "The hosts of advertisements. Without this field, a frame may contact any host, and the page only Google's hosts.",
      }),
      // Without a record, buyers assume that the network may not sell for the site.
      adsTxt: adsTxtRecords.min(
        1,
        'at least one of the ads.txt records that the network gives its publishers',
      ),
      slots: fills(
        filling.extend({
          unit: matching(
            /^\/\d+(?:,\d+)?(?:\/[\w.*\\!:()-]+)+$/,
            'the path of an ad unit, such as "/1234567/home"',
          ).meta({
            label: 'Ad unit',
            explanation: 'The path of the ad unit at Google Ad Manager.',
            example: '/1234567/home',
          }),
        }),
      ).meta({ example: { 'home.after-hero': { sizes: ['300x250'], unit: '/1234567/home' } } }),
    })
    .meta({
      label: 'Google Ad Manager',
      explanation: 'The network whose script is Google Publisher Tag.',
    }),
  script: () => SCRIPT,
  hosts: ({ hosts, mode }) => (hosts || mode === 'inline' ? GOOGLE_HOSTS : ['https:']),
  emptyMark: () => EMPTY,
  asksForAllSizes: true,
  /**
   * The code passes the address of the page to Google's script, which would otherwise report the
   * address of the frame. The code sets consent to granted, because the frame exists only after
   * consent. It marks the container when Google's script reports whether the slot is empty. Creatives
   * are in SafeFrames, because a script cannot write into a nested frame of a sandbox.
   * Source: https://developers.google.com/publisher-tag/reference
   */
  snippet(_network, { filling }, { containerId, consentModeScript, scriptText }) {
    const code = `${consentModeScript}window.googletag=window.googletag||{};googletag.cmd=googletag.cmd||[];googletag.cmd.push(function(){
googletag.setConfig({adsenseAttributes:{page_url:daymark.page.address},safeFrame:{forceSafeFrame:true},centering:true});
googletag.pubads().addEventListener('slotRenderEnded',function(e){document.getElementById('${containerId}').setAttribute('${EMPTY.attribute}',e.isEmpty)});
googletag.defineSlot(${scriptText(filling.unit)},daymark.sizes,'${containerId}').addService(googletag.pubads());
googletag.enableServices();googletag.display('${containerId}')})`;
    return `<style>body{display:grid;align-content:center;height:100vh}</style><div id="${containerId}"></div><script>${code}</script><script async src="${SCRIPT}"></script>`;
  },
  inline: () => ({
    request: 'gpt',
    element: 'div',
    attributes: ({ filling: { unit } }) => ({ 'data-unit': unit }),
  }),
  consent: GOOGLE_CONSENT,
});
