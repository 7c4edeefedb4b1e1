import { z } from 'zod';
import { matching } from '../schema/fields.ts';
import { commonFields, filling, fills } from '../schema/networks/common-fields.ts';
import { hosts } from '../schema/networks/parts.ts';
import { defineAdapter } from './adapter.ts';
import { GOOGLE_CONSENT, GOOGLE_HOSTS, googleCookies } from './google.ts';

/**
 * Google's certification authority ID, the fourth field of an ads.txt record. Source: Google's
 * ads.txt help.
 */
const AUTHORITY = 'f08c47fec0942fa0';

/** Google AdSense. Its code runs in the page, because Google's rules forbid frames. */
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
