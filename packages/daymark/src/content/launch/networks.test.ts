import { describe, expect, it } from 'vitest';
import {
  adsenseExample,
  elementsExample,
  platform,
  tagExample,
} from '../../../../../tests/network-settings.ts';
import { networkRemarks } from './networks.ts';
import { siteWith } from './testing.ts';

const remarksOn = (networks: object[], more: object = {}) =>
  networkRemarks(siteWith({ networks, ...more })).map(({ id, field, found }) => [id, field, found]);

describe('an ad network', () => {
  it('causes no remark if it runs in a frame and has a record in ads.txt', () => {
    expect(remarksOn([])).toEqual([]);
    expect(remarksOn([elementsExample])).toEqual([]);
  });

  it('causes a remark without a record in ads.txt', () => {
    const slots = { 'blog.in-list': { sizes: ['300x250'] } };
    expect(remarksOn([{ ...elementsExample, adsTxt: [], slots }, tagExample])).toEqual([
      ['no-ads-txt', 'networks.0.adsTxt', 'no record'],
      ['no-ads-txt', 'networks.1.adsTxt', 'no record'],
    ]);
    const adsTxt = ['# None yet', 'CONTACT=ads@acme.example'];
    expect(remarksOn([{ ...elementsExample, adsTxt, slots }])).toHaveLength(1);
    const elsewhere = { adsTxt: { redirect: 'https://manager.example/ads.txt' } };
    expect(remarksOn([tagExample], { ads: elsewhere })).toEqual([]);
  });

  it('causes a remark if it loosens the content security policy of pages', () => {
    expect(remarksOn([{ ...elementsExample, mode: 'inline' }])).toEqual([
      ['looser-policy', 'networks.0.mode', '"Acme Adverts", whose script runs in the pages'],
    ]);
  });

  it('causes a remark on the network if it cannot run in a frame, and on the consent platform', () => {
    expect(remarksOn([adsenseExample], platform)).toEqual([
      ['looser-policy', 'networks.0', '"Google AdSense", whose script runs in the pages'],
      ['looser-policy', 'consent.platform', '"Asked & Answered", whose script runs in the pages'],
    ]);
  });
});
