import { expect, it } from 'vitest';
import owners from '../../../../tests/fixtures/publication/site.config.ts';
import {
  adsenseExample,
  elementsExample,
  gptExample,
  withoutEurope,
} from '../../../../tests/network-settings.ts';
import { parseSite } from '../settings/settings.ts';
import { GOOGLE_ADS_ID } from '../settings/slots.ts';
import { bannerIdOf } from './banner-id.ts';
import { browserSettings } from './browser-settings.ts';

const siteWith = (...networks: object[]) => parseSite({ ...owners, networks, ...withoutEurope });
/** Returns the settings of a page with slots for all of the given networks. */
function settingsWith(...networks: object[]) {
  const site = siteWith(...networks);
  return browserSettings(site, new Set(site.networks.map(({ id }) => id)));
}

it('the settings of a page contain the timeout and the networks that need consent', () => {
  const { timeout, consent, inline } = settingsWith(elementsExample);
  expect(timeout).toBe(8);
  expect(consent.networks).toEqual({ acme: 'Acme Adverts' });
  expect(inline).toBeUndefined();
});

it('the settings of a page contain the ids of its topics, if it has any', () => {
  const site = siteWith(elementsExample);
  expect(browserSettings(site, new Set(), ['attention']).topics).toEqual(['attention']);
  expect(browserSettings(site, new Set())).not.toHaveProperty('topics');
});

it('the settings of a page contain the inline configuration of AdSense', () => {
  expect(settingsWith(adsenseExample).inline?.google).toMatchObject({
    script:
      'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456',
    request: 'adsense',
    emptyMark: { attribute: 'data-ad-status', value: 'unfilled' },
    slots: {
      [GOOGLE_ADS_ID]: {
        'data-ad-client': 'ca-pub-1234567890123456',
        'data-ad-slot': '1234567890',
      },
    },
  });
});

it('the settings of a page ask for consent to networks on other pages, but contain no inline configuration of them', () => {
  const { consent, inline } = browserSettings(siteWith(adsenseExample), new Set(['acme']));
  expect(inline).toBeUndefined();
  expect(consent.networks).toEqual({ google: 'Google AdSense' });
});

it('the settings of a page configure inline networks that could also run in a frame', () => {
  const inline = { mode: 'inline' };
  const settings = settingsWith({ ...elementsExample, ...inline }, { ...gptExample, ...inline });
  const { slots } = parseSite(owners);
  const afterHero = bannerIdOf('home.after-hero', slots);
  expect(settings.inline).toMatchObject({
    acme: {
      slots: { [afterHero]: { 'data-banner-id': `${afterHero}` } },
    },
    'ad-manager': {
      request: 'gpt',
      slots: { [bannerIdOf('article.after-content', slots)]: { 'data-unit': '/1234567/article' } },
    },
  });
});
