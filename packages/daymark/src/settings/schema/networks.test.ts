import { describe, expect, it } from 'vitest';
import owners from '../../../../../tests/fixtures/publication/site.config.ts';
import {
  adsenseExample,
  elementsExample,
  fills,
  gptExample,
  parse,
  platform,
  reportOn,
  tagExample,
} from '../../../../../tests/network-settings.ts';
import { parseSettings } from '../settings.ts';

describe('the list of networks', () => {
  it('is empty by default', () => {
    expect(parseSettings(owners)).toMatchObject({ networks: [], ads: { timeoutSeconds: 8 } });
  });

  it('accepts every adapter and adds the defaults', () => {
    const { networks } = parse([elementsExample, adsenseExample, gptExample, tagExample], platform);
    expect(networks).toMatchObject([
      { mode: 'frame', container: { element: 'div', attribute: 'data-banner-id' } },
      { hosts: [] },
      { mode: 'frame' },
      { mode: 'frame', cookies: [], adsTxt: [] },
    ]);
  });

  it('accepts an ad server of the owner, which has no records in ads.txt', () => {
    expect(parse([{ ...elementsExample, adsTxt: [] }]).networks).toMatchObject([{ adsTxt: [] }]);
  });

  it('may use the tokens of the settings', () => {
    const receives = 'that you read about {product}';
    expect(parse([{ ...elementsExample, receives }]).networks[0]?.receives).not.toContain('{');
  });
});

describe('a network is rejected', () => {
  it.each<[string, object[], string[]]>([
    [
      'whose adapter is unknown',
      [{ ...elementsExample, adapter: 'adsence' }],
      [
        'networks.0.adapter',
        'an adapter: "elements", "adsense", "gpt", "tag", or the path of a module of your own, such as "./adapters/acme.ts" (did you mean "adsense"?)',
        '"adsence"',
      ],
    ],
    [
      'that is a list',
      [[]],
      [
        'networks.0',
        'an object with the fields adapter, id, name and others that depend on the adapter',
        '[]',
      ],
    ],
    [
      'with an unknown field',
      [{ ...elementsExample, skript: 'https://cdn.acme.example/fill.js' }],
      [
        'networks.0.skript',
        'one of the fields (did you mean "script"?): id, name, privacyPolicy, receives, needsConsent, cookies, mayReplacePage, vendor, mode, script, hosts, container, emptyMark, adsTxt, slots, adapter',
        '"https://cdn.acme.example/fill.js"',
      ],
    ],
    [
      'whose id another network has',
      [elementsExample, { ...elementsExample, ...fills('blog.in-list', '300x250') }],
      ['networks.1.id', 'an id that no other network has', '"acme"'],
    ],
    [
      'whose id cannot be part of a URL',
      [{ ...elementsExample, id: '../Acme' }],
      ['networks.0.id', 'an id of lower-case letters, digits and hyphens', '"../Acme"'],
    ],
    [
      'whose script has no https URL',
      [{ ...elementsExample, script: 'http://cdn.acme.example/fill.js' }],
      [
        'networks.0.script',
        'the URL of a script that begins with "https://", such as "https://cdn.example.net/a.js"',
        '"http://cdn.acme.example/fill.js"',
      ],
    ],
    [
      'whose host has a path',
      [{ ...elementsExample, hosts: ['https://img.acme.example/a'] }],
      [
        'networks.0.hosts.0',
        'a host that begins with "https://" and has no path, such as "https://cdn.example.net" or "https://*.example.net", or "https:" for any host',
        '"https://img.acme.example/a"',
      ],
    ],
    [
      'that sets cookies without consent',
      [{ ...elementsExample, needsConsent: false }],
      ['networks.0.needsConsent', 'true, because the network sets cookies', 'false'],
    ],
    [
      'whose ads.txt record is malformed',
      [{ ...elementsExample, adsTxt: ['acme.example; 4711; DIRECT'] }],
      [
        'networks.0.adsTxt.0',
        'an ads.txt record such as "example.com, pub-1234, DIRECT, f08c47fec0942fa0" (the domain of the ad system, the account id, DIRECT or RESELLER), a comment that begins with "#", or a variable such as "MANAGERDOMAIN=example.com"',
        '"acme.example; 4711; DIRECT"',
      ],
    ],
    [
      'without the field adsTxt',
      [{ ...elementsExample, adsTxt: undefined }],
      [
        'networks.0.adsTxt',
        'the ads.txt records that the network gives its publishers, or [] if it sells to no buyers',
        'nothing',
      ],
    ],
    [
      'whose field receives is a whole sentence',
      [{ ...elementsExample, receives: 'Your IP address.' }],
      [
        'networks.0.receives',
        'text that continues the sentence “It receives …”, without a full stop',
        '"Your IP address."',
      ],
    ],
    [
      'that uses a second host without ads.frameHost',
      [{ ...elementsExample, mode: 'second-host' }],
      ['networks.0.mode', '"frame", unless ads.frameHost sets the second host', '"second-host"'],
    ],
    [
      'whose plain tag would run in the page itself',
      [{ ...tagExample, mode: 'inline' }],
      ['networks.0.mode', '"frame" or "second-host" (a frame on ads.frameHost)', '"inline"'],
    ],
  ])('%s', (_title, networks, [path, expected, found]) => {
    expect(reportOn(networks)).toEqual([`${path}: expected ${expected}; found ${found}`]);
  });
});

describe('a network is rejected', () => {
  it.each([
    ['className', 'a"><script>', 'a class name, or several separated by single spaces'],
    ['attribute', 'data-id="" onclick', 'a "data-" attribute in lower case'],
    ['element', 'script', '"div" or "ins"'],
  ])('if a value of its container could break out of the markup: %s', (field, value, expected) => {
    expect(reportOn([{ ...elementsExample, container: { [field]: value } }])).toEqual([
      `networks.0.container.${field}: expected ${expected}; found ${JSON.stringify(value)}`,
    ]);
  });

  it.each([
    'https://cdn.acme.example/"><script>',
    'https://cdn.acme.example;script-src/fill.js',
    'https://*.acme.example/fill.js',
    'https://user@cdn.acme.example/fill.js',
    'https://cdn.acme.example:99999/fill.js',
  ])('if the URL of its script could break out of the markup or of the CSP: %s', (script) => {
    expect(reportOn([{ ...elementsExample, script }])).toEqual([
      `networks.0.script: expected the URL of a script that begins with "https://", such as "https://cdn.example.net/a.js"; found ${JSON.stringify(script)}`,
    ]);
  });

  it.each(['../secret.html', '/etc/passwd.html', 'tags/../../a.html', 'tags/a.txt', '.git/a.html'])(
    'if the file of its tag is %s',
    (file) => {
      const slots = { 'topic.after-list': { sizes: ['300x250'], file } };
      expect(reportOn([{ ...tagExample, slots }])).toEqual([
        `networks.0.slots.topic.after-list.file: expected an HTML file in the folder of the site, such as "tags/home.html"; found "${file}"`,
      ]);
    },
  );
});
