import { describe, expect, it } from 'vitest';
import owners from '../../../../../tests/fixtures/publication/site.config.ts';
import {
  adsenseExample,
  elementsExample,
  fills,
  gptExample,
  platform,
  reportOn,
  tagExample,
  withoutEurope,
} from '../../../../../tests/network-settings.ts';

describe('a Google network', () => {
  it('is rejected without a consent platform if the site is offered in Europe', () => {
    const expected =
      'expected consent.platform with a consent platform certified by Google, as Google requires in the EEA, the United Kingdom and Switzerland, or consent.outsideEurope: true';
    expect(reportOn([adsenseExample, gptExample])).toEqual([
      `networks.0.adapter: ${expected}; found "adsense"`,
      `networks.1.adapter: ${expected}; found "gpt"`,
    ]);
    expect(reportOn([adsenseExample, gptExample], withoutEurope)).toEqual([]);
    expect(reportOn([adsenseExample, gptExample], platform)).toEqual([]);
  });

  it('is rejected if it needs no consent', () => {
    expect(reportOn([{ ...adsenseExample, needsConsent: false }], withoutEurope)).toEqual([
      'networks.0.needsConsent: expected true, because the network sets cookies; found false',
    ]);
  });

  it.each([adsenseExample, gptExample])('is rejected without a list of cookies', (network) => {
    const expected =
      'expected at least one cookie with its name, purpose and lifetime, because Google sets cookies';
    const { cookies: _left, ...without } = network;
    expect(reportOn([without], platform)).toEqual([
      `networks.0.cookies: ${expected}; found nothing`,
    ]);
    expect(reportOn([{ ...network, cookies: [] }], platform)).toEqual([
      `networks.0.cookies: ${expected}; found []`,
    ]);
  });

  it.each([
    [adsenseExample, { client: 'pub-1' }, 'client', '"ca-pub-" and 16 digits', '"pub-1"'],
    [
      gptExample,
      { slots: { 'home.after-hero': { sizes: ['300x250'], unit: 'home' } } },
      'slots.home.after-hero.unit',
      'the path of an ad unit, such as "/1234567/home"',
      '"home"',
    ],
  ])('is rejected with an invalid id', (network, change, path, expected, found) => {
    expect(reportOn([{ ...network, ...change }], platform)).toEqual([
      `networks.0.${path}: expected ${expected}; found ${found}`,
    ]);
  });
});

describe('the key-values of Ad Manager', () => {
  const reportOnKeys = (keys: object, more: object = {}) =>
    reportOn([{ ...gptExample, mode: 'inline', targeting: { keys }, ...more }], platform);
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 'a']));

  it('may be any that Ad Manager accepts', () => {
    expect(
      reportOnKeys({ section: ['evenings', 'quiet hours'], été: '18-32', ...many(194) }),
    ).toEqual([]);
  });

  it.each([
    [{ 'my key': 'a' }, 'my key: expected a key without spaces; found "a"'],
    [{ 'a&b': 'a' }, 'a&b: expected a key without the character &; found "a"'],
    [{ '1st': 'a' }, '1st: expected a key that does not begin with a digit; found "a"'],
    [
      { abcdefghijklmnopqrstu: 'a' },
      'abcdefghijklmnopqrstu: expected a key of at most 20 characters; found "a"',
    ],
    [
      { Topic: 'a' },
      'Topic: expected a key other than topic, kind, language, slot, which the engine sends; found "a"',
    ],
    [
      { a: 'b', A: 'c' },
      'A: expected a key that differs from the others in more than its case; found "c"',
    ],
    [{ a: 'b~c' }, 'a: expected a value without the character ~; found "b~c"'],
    [{ a: ['b', 'c,d'] }, 'a.1: expected a value without the character ,; found "c,d"'],
    [
      { a: 'b'.repeat(41) },
      `a: expected a value of at most 40 characters; found "${'b'.repeat(41)}"`,
    ],
    [{ a: [] }, 'a: expected a value in quotes, or a list of values; found []'],
    [{ a: 1 }, 'a: expected a value in quotes, or a list of values; found 1'],
  ])('are rejected if Ad Manager would refuse them: %o', (keys, message) => {
    expect(reportOnKeys(keys)).toEqual([`networks.0.targeting.keys.${message}`]);
  });

  it('are rejected if they are more than Ad Manager has', () => {
    expect(reportOnKeys(many(197))).toEqual([
      expect.stringContaining('expected at most 196 keys, because Ad Manager has at most 200;'),
    ]);
  });

  it('are rejected in a frame', () => {
    expect(reportOnKeys({}, { mode: 'frame' })).toEqual([
      'networks.0.targeting: expected no key-values, unless the mode of the network is "inline"; found {"keys":{}}',
    ]);
  });
});

describe('the slots of a network', () => {
  const slots = (...names: string[]) => Object.fromEntries(names.map((name) => [name, {}]));

  it('must be slots of the site', () => {
    const [problem] = reportOn([{ ...elementsExample, ...fills('home.after-heros', '300x250') }]);
    expect(problem).toMatch(
      /^networks\.0\.slots\.home\.after-heros: expected one of the slots home\.after-hero, .*, community\.after-stories, home\.google-ads \(did you mean "home\.after-hero"\?\); found /,
    );
  });

  it('are not filled by another network', () => {
    expect(reportOn([elementsExample, { ...elementsExample, id: 'other' }])).toEqual([
      'networks.1.slots.home.after-hero: expected a slot that no other network fills: acme fills it; found {"sizes":["728x90","320x100"]}',
    ]);
  });

  it('have sizes in pixels', () => {
    expect(reportOn([{ ...elementsExample, slots: slots('home.after-hero') }])).toEqual([
      'networks.0.slots.home.after-hero.sizes: expected a list of sizes, such as ["300x250"]; found nothing',
    ]);
    expect(reportOn([{ ...elementsExample, ...fills('home.after-hero', '300 x 250') }])).toEqual([
      'networks.0.slots.home.after-hero.sizes.0: expected a width and a height in pixels, such as "300x250"; found "300 x 250"',
    ]);
  });

  it('have no creative that is too high, and at least one that fits every screen', () => {
    expect(
      reportOn([{ ...elementsExample, ...fills('home.after-hero', '970x250', '336x280') }]),
    ).toEqual([
      'networks.0.slots.home.after-hero.sizes.1: expected at most 250 pixels high; found "336x280"',
      'networks.0.slots.home.after-hero.sizes: expected at least one size that is at most 320 pixels wide, to fit every screen; found ["970x250","336x280"]',
    ]);
    expect(reportOn([{ ...elementsExample, ...fills('home.beside-latest', '300x600') }])).toEqual(
      [],
    );
  });

  it('include the Google Ads slot only if the home page has its section', () => {
    const home = { ...owners.home, sections: ['featured', 'stories'] };
    expect(reportOn([adsenseExample], { ...withoutEurope, home })).toEqual([
      expect.stringContaining(
        'a slot of a section in home.sections, which does not list "google-ads"',
      ),
    ]);
    expect(reportOn([adsenseExample], withoutEurope)).toEqual([]);
  });

  it('include the Google Ads slot only if the network is AdSense', () => {
    expect(reportOn([{ ...elementsExample, ...fills('home.google-ads', '320x100') }])).toEqual([
      'networks.0.slots.home.google-ads: expected a network with the adapter "adsense", the only one that may fill this slot; found {"sizes":["320x100"]}',
    ]);
  });
});

describe('a consent platform', () => {
  it('is rejected if no network needs consent', () => {
    expect(reportOn([tagExample, elementsExample], platform)).toEqual([]);
    for (const networks of [[], [tagExample]])
      expect(reportOn(networks, platform)[0]).toMatch(
        /^consent\.platform: expected a network with needsConsent: true, or no consent platform; /,
      );
  });
});

describe('the second host', () => {
  const second = [{ ...elementsExample, mode: 'second-host' }];

  it('is only for networks that list cookies and need consent', () => {
    const ads = { frameHost: 'https://frames.example' };
    expect(reportOn([{ ...second[0], cookies: [], needsConsent: false }], { ads })).toEqual([
      'networks.0.needsConsent: expected true, because the network stores data on the second host; found false',
      'networks.0.cookies: expected at least one cookie, because the network stores data on the second host; found []',
    ]);
  });

  it('differs from the host of the site; another port is not enough', () => {
    expect(reportOn(second, { ads: { frameHost: 'https://frames.example' } })).toEqual([]);
    expect(reportOn(second, { ads: { frameHost: `${owners.identity.url}:8443` } })).toEqual([
      `ads.frameHost: expected a host other than that of identity.url, because a separate host protects the storage of the site; found "${owners.identity.url}:8443"`,
    ]);
  });

  it.each([
    ['frames.example', ' (did you mean "https://frames.example"?)'],
    ['http://frames.example', ' (did you mean "https://frames.example"?)'],
    ['https://frames.example/', ''],
    ['https://a;b', ''],
  ])('is an https URL without a path, not %s', (frameHost, hint) => {
    expect(reportOn(second, { ads: { frameHost } })).toEqual([
      `ads.frameHost: expected a URL that begins with "https://" and has no path, such as "https://frames.example.org"${hint}; found "${frameHost}"`,
    ]);
  });
});

it('a network cannot fill a slot of a page without advertising', () => {
  const networks = [{ ...elementsExample, ...fills('home.after-hero', '300x250') }];
  const slots = { ...owners.slots, home: false };
  expect(reportOn(networks, { slots })).toEqual([
    'networks.0.slots.home.after-hero: expected a slot on a page with advertising: slots.home is false; found {"sizes":["300x250"]}',
  ]);
  expect(reportOn(networks)).toEqual([]);
});

it('a network cannot fill a slot of a section that the home page leaves out', () => {
  const networks = [{ ...elementsExample, ...fills('home.in-latest', '300x250') }];
  const home = (...sections: string[]) => ({ home: { ...owners.home, sections } });
  expect(reportOn(networks, home('featured', 'stories', 'google-ads'))).toEqual([
    'networks.0.slots.home.in-latest: expected a slot of a section in home.sections, which does not list "newest"; found {"sizes":["300x250"]}',
  ]);
  expect(reportOn(networks, home('stories', 'google-ads', 'newest', 'featured'))).toEqual([]);
});
