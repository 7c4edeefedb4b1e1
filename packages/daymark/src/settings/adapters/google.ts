import { z } from 'zod';
import { defineAdapter, KEY_VALUE_LENGTHS } from '../network.ts';
import { flag, matching } from '../schema/fields.ts';
import {
  adsTxtRecords,
  commonFields,
  cookie,
  filling,
  fills,
  hosts,
  mode,
} from '../schema/network-fields.ts';

/* The adapters of AdSense and Ad Manager, and their common parts. */

const COOKIES =
  'at least one cookie with its name, purpose and lifetime, because Google sets cookies';

/** The cookies of a Google network, from the list that Google publishes; at least one. */
const googleCookies = z.array(cookie, COOKIES).min(1, COOKIES).meta({
  label: 'Cookies',
  explanation: 'What the network stores in browsers, from the list that Google publishes.',
});

/**
 * Hosts that Google's tags are known to need. Google publishes no list and changes the hosts.
 * Owners can add the hosts that the browser console reports as blocked, or "https:" for any host.
 * Source: https://developers.google.com/publisher-tag/guides/content-security-policy, and reports
 * of sites that maintain such a list.
 */
const GOOGLE_HOSTS = [
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.adtrafficquality.google',
  'https://*.gstatic.com',
  'https://www.google.com',
  'https://www.googletagservices.com',
  'https://fundingchoicesmessages.google.com',
];

/** Vendor 755 is Google Advertising Products. Source: IAB Europe, Global Vendor List 3. */
const GOOGLE_CONSENT = {
  platformRequiredBy: 'Google',
  vendor: 755,
  usesConsentMode: true,
  restricts: true,
};

/**
 * Google's certification authority ID, the fourth field of an ads.txt record. Source: Google's
 * ads.txt help.
 */
const AUTHORITY = 'f08c47fec0942fa0';

/** The adapter of Google AdSense. AdSense runs in the page, because Google's rules forbid frames. */
export const adsense = defineAdapter({
  schema: z
    .strictObject({
      ...commonFields,
      cookies: googleCookies,
      client: matching(/^ca-pub-\d{16}$/, '"ca-pub-" and 16 digits').meta({
        label: 'Publisher id',
        explanation: 'Your id at AdSense: “ca-pub-” and 16 digits.',
        example: 'ca-pub-1234567890123456',
      }),
      hosts: hosts.default([]).meta({
        explanation:
          'Hosts that AdSense needs and the engine does not know. The console of the browser names them.',
      }),
      slots: fills(
        filling.extend({
          unit: matching(/^\d{6,}$/, 'the number of the ad unit, with at least 6 digits').meta({
            label: 'Ad unit',
            explanation: 'The number of the ad unit at AdSense.',
            example: '1234567890',
          }),
        }),
      ).meta({ example: { 'home.google-ads': { sizes: ['320x100'], unit: '1234567890' } } }),
    })
    .meta({
      label: 'Google AdSense',
      explanation: 'The network that may fill the box for Google Ads on the home page.',
    }),
  script: ({ client }) =>
    `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${client}`,
  hosts: () => GOOGLE_HOSTS,
  // Source: https://support.google.com/adsense/answer/10762946
  emptyMark: () => ({ attribute: 'data-ad-status', value: 'unfilled' }),
  inline: ({ client }) => ({
    request: 'adsense',
    element: 'ins',
    attributes: ({ filling: { unit } }) => ({
      class: 'adsbygoogle',
      'data-ad-client': client,
      'data-ad-slot': unit,
    }),
  }),
  adsTxt: ({ client }) => [`google.com, ${client.replace(/^ca-/, '')}, DIRECT, ${AUTHORITY}`],
  consent: GOOGLE_CONSENT,
  fillsGoogleAds: true,
});

const SCRIPT = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';

/** The code of `snippet` sets this attribute when Google has no ad for the slot. */
const EMPTY = { attribute: 'data-empty', value: 'true' };

/** The keys of facts that the engine sends. The owner can switch off each of them. */
const ENGINE_KEYS = ['topic', 'kind', 'language', 'slot'];

/**
 * Further limits of Ad Manager on keys and values.
 * Source: https://support.google.com/admanager/answer/1628457 and
 * https://support.google.com/admanager/answer/10020177
 */
const MOST_KEYS = 200;
const FORBIDDEN = { key: /[\s"'=!+#*~;^()<>[\],&]/, value: /["'=!+#*~;^()<>[\],&]/ };

/** Returns the key or value that Ad Manager would accept instead; undefined if it accepts the text. */
function expectedBy(kind: 'key' | 'value', text: string): string | undefined {
  const [character] = FORBIDDEN[kind].exec(text) ?? [];
  if (character)
    return `a ${kind} without ${character.trim() ? `the character ${character}` : 'spaces'}`;
  if (kind === 'key' && /^\d/.test(text)) return 'a key that does not begin with a digit';
  return text.length > KEY_VALUE_LENGTHS[kind]
    ? `a ${kind} of at most ${KEY_VALUE_LENGTHS[kind]} characters`
    : undefined;
}

const VALUE = 'a value in quotes, or a list of values';
const value = z.string(VALUE).trim().min(1, VALUE);

const ownKeys = z
  .record(z.string(), z.union([value, z.array(value).min(1, VALUE)], VALUE), 'keys with values')
  .superRefine((keys, context) => {
    const report = (message: string, ...path: PropertyKey[]) =>
      context.addIssue({ code: 'custom', path, message });
    const most = MOST_KEYS - ENGINE_KEYS.length;
    if (Object.keys(keys).length > most)
      report(`at most ${most} keys, because Ad Manager has at most ${MOST_KEYS}`);
    // Ad Manager ignores the letter case of keys.
    const taken = new Set(ENGINE_KEYS);
    for (const [key, values] of Object.entries(keys)) {
      const name = key.toLowerCase();
      const fault = expectedBy('key', key);
      if (fault) report(fault, key);
      else if (ENGINE_KEYS.includes(name))
        report(`a key other than ${ENGINE_KEYS.join(', ')}, which the engine sends`, key);
      else if (taken.has(name))
        report('a key that differs from the others in more than its case', key);
      taken.add(name);
      for (const [index, each] of [values].flat().entries()) {
        const wrong = expectedBy('value', each);
        if (wrong) report(wrong, key, ...(Array.isArray(values) ? [index] : []));
      }
    }
  })
  .default({});

/** The schema of a fact that requests contain unless the owner switches it off. */
const sent = (label: string, what: string) =>
  flag()
    .unwrap()
    .default(true)
    .meta({ label, explanation: `Whether requests contain ${what}.` });

/** The key-values in the requests of a page. */
const targeting = z
  .strictObject({
    keys: ownKeys.meta({
      label: 'Own keys',
      explanation:
        'Keys of your choice, each with a value or a list of values, which are the same on all pages.',
      example: { section: 'evenings' },
    }),
    topic: sent('Topic', 'the names of the files of the topics of the page'),
    kind: sent('Kind', 'the kind of the page, such as `article`'),
    language: sent('Language', 'the language of the site'),
    slot: sent('Slot', 'the slot, such as `article.after-content`'),
  })
  .optional()
  .meta({
    label: 'Targeting',
    explanation:
      'The key-values that Ad Manager receives with each request, only with the mode `inline`. Without this field, it receives none.',
    example: { keys: { section: 'evenings' }, topic: false },
  });

/** The adapter of Google Publisher Tag, the script of Google Ad Manager. */
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
      targeting,
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
   * The code passes the address of the page to Google's script, which would otherwise report the address
   * of the frame. The code sets consent to granted, because the frame exists only after consent. The
   * snippet marks the container when Google's script reports whether the slot is empty. Creatives are in
   * SafeFrames, because a script in a sandboxed frame cannot write into a frame inside that frame.
   * Source: https://developers.google.com/publisher-tag/reference
   */
  snippet(_network, { filling }, { containerId, consentModeScript, scriptText }) {
    const code = `${consentModeScript}window.googletag=window.googletag||{};googletag.cmd=googletag.cmd||[];googletag.cmd.push(function(){
googletag.setConfig({adsenseAttributes:{page_url:daymark.page.address},safeFrame:{forceSafeFrame:true},centering:true});
if(daymark.isRestricted)googletag.pubads().setPrivacySettings({restrictDataProcessing:true});
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
