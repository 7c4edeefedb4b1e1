import { expect, it } from 'vitest';
import owners from '../../site.config.ts';
import {
  adsenseExample,
  elementsExample,
  gptExample,
  withoutEurope,
} from '../site/schema/networks/example.ts';
import { GOOGLE_ADS_ID } from '../site/schema/slots.ts';
import { parseSite } from '../site/settings.ts';
import { bannerIdOf } from './adapters/banner-id.ts';
import { browserSettings } from './browser-settings.ts';

const siteWith = (...networks: object[]) => parseSite({ ...owners, networks, ...withoutEurope });
/** On a page that all of the networks are on. */
function settingsWith(...networks: object[]) {
  const site = siteWith(...networks);
  return browserSettings(site, new Set(site.networks.map(({ id }) => id)));
}

it('a page is told how long to wait, and whom to ask about', () => {
  const { patience, consent, inline } = settingsWith(elementsExample);
  expect(patience).toBe(8);
  expect(consent.networks).toEqual({ acme: 'Acme Adverts' });
  expect(inline).toBeUndefined();
});

it('a page is told how AdSense is called', () => {
  expect(settingsWith(adsenseExample).inline?.google).toMatchObject({
    script:
      'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456',
    emptyMark: { attribute: 'data-ad-status', value: 'unfilled' },
    slots: {
      [GOOGLE_ADS_ID]: {
        'data-ad-client': 'ca-pub-1234567890123456',
        'data-ad-slot': '1234567890',
      },
    },
  });
});

it('a page is not told how a network is called that is on others alone, but asks about it', () => {
  const { consent, inline } = browserSettings(siteWith(adsenseExample), new Set(['acme']));
  expect(inline).toBeUndefined();
  expect(consent.networks).toEqual({ google: 'Google AdSense' });
});

it('a page is told how networks are called that need not run in it, but do', () => {
  const inline = { mode: 'inline' };
  const settings = settingsWith({ ...elementsExample, ...inline }, { ...gptExample, ...inline });
  const { slots } = parseSite(owners);
  const afterHero = bannerIdOf('home.after-hero', slots);
  expect(settings.inline).toMatchObject({
    acme: {
      adapter: 'elements',
      slots: { [afterHero]: { 'data-banner-id': `${afterHero}` } },
    },
    'ad-manager': {
      adapter: 'gpt',
      slots: { [bannerIdOf('article.after-content', slots)]: { unit: '/1234567/article' } },
    },
  });
});
