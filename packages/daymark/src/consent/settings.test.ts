import { describe, expect, it } from 'vitest';
import owners from '../../../../tests/fixtures/publication/site.config.ts';
import { gptExample, platform } from '../../../../tests/network-settings.ts';
import { parseSettings } from '../settings/settings.ts';
import { consentSettings } from './settings.ts';

const network = (id: string, needsConsent: boolean, more: object = {}) => ({
  adapter: 'elements',
  id,
  name: `Network ${id}`,
  privacyPolicy: 'https://network.example/privacy',
  needsConsent,
  script: 'https://network.example/script.js',
  adsTxt: ['network.example, 1, DIRECT'],
  slots: {},
  ...more,
});
const settingsWith = (networks: object[], consent: object = {}) =>
  consentSettings(parseSettings({ ...owners, networks, consent }));
const versionWith = (...ids: string[]) => settingsWith(ids.map((id) => network(id, true))).version;

describe('the consent settings of a page', () => {
  it('list only the networks that need consent', () => {
    const networks = [network('a', true, { vendor: 42 }), network('b', false), network('c', true)];
    expect(settingsWith(networks)).toMatchObject({
      networks: { a: 'Network a', c: 'Network c' },
      vendors: { a: 42 },
      months: 6,
      platform: false,
    });
  });

  it('contain Google’s vendor number even if the site’s settings do not', () => {
    const google = {
      adapter: 'adsense',
      id: 'google',
      name: 'Google AdSense',
      privacyPolicy: 'https://policies.google.com/privacy',
      needsConsent: true,
      client: 'ca-pub-1234567890123456',
      cookies: [{ name: '__gads', purpose: 'Counts.', lifetime: '13 months' }],
      slots: {},
    };
    expect(settingsWith([google], { outsideEurope: true }).vendors).toEqual({ google: 755 });
  });

  it('have a version that changes with the networks, but not with their order', () => {
    expect(versionWith('a', 'b')).toBe(versionWith('b', 'a'));
    expect(versionWith('a', 'b')).not.toBe(versionWith('a'));
    expect(versionWith('a', 'b', 'c')).not.toBe(versionWith('a', 'b'));
  });

  it.each([
    { name: 'Another firm' },
    { privacyPolicy: 'https://network.example/policy' },
    { cookies: [{ name: 'id', purpose: 'Counts.', lifetime: 'a day' }] },
  ])('have a version that changes with the information shown to visitors: %j', (change) => {
    const { version } = settingsWith([network('a', true, change)]);
    expect(version).not.toBe(versionWith('a'));
  });

  it('have a version that stays the same when a network gets more slots', () => {
    const slots = { 'home.after-hero': { sizes: ['300x250'] } };
    expect(settingsWith([network('a', true, { slots })]).version).toBe(versionWith('a'));
  });

  it('list the stored data of inline networks, which must be removed after a refusal', () => {
    const cookies = [{ name: 'id', purpose: 'Counts.', lifetime: 'a day' }];
    const framed = network('a', true, { cookies });
    const inline = network('b', true, { cookies, mode: 'inline' });
    expect(settingsWith([framed, inline]).kept).toEqual({ b: ['id'] });
    expect(settingsWith([framed])).not.toHaveProperty('kept');
  });

  it('contain the consent platform that replaces the site’s prompt', () => {
    const platform = {
      name: 'Askers',
      script: 'https://askers.example/tcf.js',
      attributes: { 'data-domain-script': '0123' },
      privacyPolicy: 'https://askers.example/privacy',
    };
    expect(settingsWith([network('a', true)], { platform }).platform).toEqual({
      name: 'Askers',
      script: 'https://askers.example/tcf.js',
      attributes: { 'data-domain-script': '0123' },
      timeout: 10,
    });
  });

  it('list the networks that can restrict their advertising only where that may be necessary', () => {
    const google = { ...gptExample, slots: {} };
    const networks = [network('a', true), google];
    const restricting = { restrictable: ['ad-manager'] };
    expect(settingsWith(networks, platform.consent)).toMatchObject(restricting);
    const outside = { outsideEurope: true, gpc: 'restrict' };
    expect(settingsWith(networks, outside)).toMatchObject({ ...restricting, gpc: 'restrict' });
    expect(settingsWith(networks, { outsideEurope: true })).not.toHaveProperty('restrictable');
  });
});
