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

const settingsWith = (...networks: object[]) =>
  browserSettings(parseSite({ ...owners, networks, ...withoutEurope }));

it('a page is told how long to wait, and whom to ask about', () => {
  const { patience, debug, consent, inline } = settingsWith(elementsExample);
  expect({ patience, debug }).toEqual({ patience: 8, debug: false });
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
