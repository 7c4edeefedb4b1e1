import { expect, it } from 'vitest';
import owners from '../../../../tests/fixtures/publication/site.config.ts';
import {
  adsenseExample,
  elementsExample,
  gptExample,
  platform,
  withoutEurope,
} from '../../../../tests/network-settings.ts';
import { parseSettings } from '../settings/settings.ts';
import { GOOGLE_ADS_ID } from '../settings/slots.ts';
import { adsOn, browserSettings } from './browser-settings.ts';

const siteWith = (...networks: object[]) =>
  parseSettings({ ...owners, networks, ...withoutEurope });
/** Returns the settings of a page with slots for all of the given networks. */
function settingsWith(...networks: object[]) {
  const settings = siteWith(...networks);
  return browserSettings(settings, new Set(settings.networks.map(({ id }) => id)));
}

it('the settings of a page contain the timeout and the networks that need consent', () => {
  const { timeout, consent, inline } = settingsWith(elementsExample);
  expect(timeout).toBe(8);
  expect(consent.networks).toEqual({ acme: 'Acme Adverts' });
  expect(inline).toBeUndefined();
});

it('the settings of a page contain the ids of its topics, if it has any', () => {
  const settings = siteWith(elementsExample);
  expect(browserSettings(settings, new Set(), ['attention']).topics).toEqual(['attention']);
  expect(browserSettings(settings, new Set())).not.toHaveProperty('topics');
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

it('the settings of a page ask for consent to networks on other pages, but contain no inline configuration of these networks', () => {
  const { consent, inline } = browserSettings(siteWith(adsenseExample), new Set(['acme']));
  expect(inline).toBeUndefined();
  expect(consent.networks).toEqual({ google: 'Google AdSense' });
});

it('the settings of a page configure inline networks that could also run in a frame', () => {
  const inline = { mode: 'inline' };
  const settings = settingsWith({ ...elementsExample, ...inline }, { ...gptExample, ...inline });
  const { slots } = parseSettings(owners);
  const idOf = (page: string, position: string) => Object(slots)[page][position].bannerId;
  const afterHero = idOf('home', 'after-hero');
  expect(settings.inline).toMatchObject({
    acme: {
      slots: { [afterHero]: { 'data-banner-id': `${afterHero}` } },
    },
    'ad-manager': {
      request: 'gpt',
      slots: { [idOf('article', 'after-content')]: { 'data-unit': '/1234567/article' } },
    },
  });
});

it('the settings of a page contain the key-values of Ad Manager that are switched on', () => {
  const inline = { ...gptExample, mode: 'inline' };
  const recipeWith = (targeting: object | undefined, topics: string[] = []) => {
    const settings = siteWith({ ...inline, targeting });
    return browserSettings(settings, new Set(['ad-manager']), topics).inline?.['ad-manager'];
  };
  const attributesOf = (recipe: ReturnType<typeof recipeWith>) =>
    Object.values(recipe?.slots ?? {});
  const all = recipeWith({ keys: { section: ['a', 'b'] } }, ['attention']);
  expect(all?.targeting).toEqual({
    section: ['a', 'b'],
    topic: ['attention'],
    language: 'en-GB',
  });
  expect(attributesOf(all)).toEqual([
    {
      'data-unit': '/1234567/article',
      'data-targeting': '{"kind":"article","slot":"article.after-content"}',
    },
  ]);
  const off = { topic: false, kind: false, language: false, slot: false };
  const none = recipeWith(off, ['attention']);
  expect(none?.targeting).toEqual({});
  expect(attributesOf(none)).toEqual([{ 'data-unit': '/1234567/article' }]);
  const without = recipeWith(undefined, ['attention']);
  expect(without).not.toHaveProperty('targeting');
  expect(attributesOf(without)).toEqual([{ 'data-unit': '/1234567/article' }]);
});

const boxFor = (network: string) => `<div class="slot-box" data-network="${network}"></div>`;
const page = { path: '/', mayBeWatched: true } as const;

it('a page needs the settings of its networks and the debug overlay only if it has slots', () => {
  const settings = siteWith(elementsExample, adsenseExample);
  const found = adsOn(`${boxFor('google')}<div class="slot-box"></div>`, settings, page);
  expect(found).toEqual({
    needsPlatform: false,
    settings: JSON.stringify(browserSettings(settings, new Set(['google']))),
    isWatched: true,
  });
  const none = { needsPlatform: false, settings: undefined };
  expect(adsOn('<div class="slot-box">', settings, page)).toEqual({ ...none, isWatched: true });
  expect(adsOn('<p>Nothing</p>', settings, page)).toEqual({ ...none, isWatched: false });
});

it('a slot in an escaped code example is no slot of the page', () => {
  const html = '<pre><code>&lt;div class="slot-box" data-network="acme"&gt;</code></pre>';
  const found = adsOn(html, siteWith(elementsExample), page);
  expect(found).toEqual({ needsPlatform: false, settings: undefined, isWatched: false });
});

it('a page needs the consent platform for its networks, or for the choices on /preferences', () => {
  const settings = parseSettings({ ...owners, networks: [elementsExample], ...platform });
  const needs = (html: string, path = '/') =>
    adsOn(html, settings, { ...page, path }).needsPlatform;
  expect(needs(boxFor('acme'))).toBe(true);
  expect(needs(boxFor('other'))).toBe(false);
  expect(needs('<p>Nothing</p>', '/preferences')).toBe(true);
});
