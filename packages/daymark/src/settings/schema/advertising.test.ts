import { expect, it } from 'vitest';
import {
  elementsExample,
  platformExample,
  reportOn,
} from '../../../../../tests/network-settings.ts';

it.each([
  'http://manager.example/ads.txt',
  'https://manager.example',
  'https://manager.example/ads.txt; return 200',
  'https://manager.example/$uri',
])('ads.txt cannot redirect to %s', (redirect) => {
  const settings = { ads: { adsTxt: { redirect } } };
  expect(reportOn([elementsExample], settings)).toEqual([
    `ads.adsTxt.redirect: expected the URL of a file that begins with "https://", such as "https://manager.example/example.org/ads.txt", of letters, digits and the characters . _ ~ / @ = & % , -; found "${redirect}"`,
  ]);
});

it('ads.txt may redirect to a file of another host', () => {
  const adsTxt = { redirect: 'https://manager.example/example.org/ads.txt?id=1' };
  expect(reportOn([elementsExample], { ads: { adsTxt } })).toEqual([]);
});

const reportOnPlatform = (more: object) =>
  reportOn([elementsExample], { consent: { platform: { ...platformExample, ...more } } });

it('reopen is the name of a function, not a call', () => {
  expect(reportOnPlatform({ reopen: 'googlefc.showRevocationMessage' })).toEqual([]);
  expect(reportOnPlatform({ reopen: 'showRevocationMessage()' })).toEqual([
    'consent.platform.reopen: expected the name of a function, such as "googlefc.showRevocationMessage"; found "showRevocationMessage()"',
  ]);
});

it('the script of a platform may have an id and data attributes, and no others', () => {
  const attributes = { id: 'Cookiebot', 'data-domain-script': '0123-abcd', 'data-tcf-enabled': '' };
  expect(reportOnPlatform({ attributes })).toEqual([]);
  const name = 'an attribute with the name "id", or a name that begins with "data-"';
  expect(reportOnPlatform({ attributes: { onload: 'run()' } })).toEqual([
    `consent.platform.attributes.onload: expected ${name}; found "run()"`,
  ]);
  expect(reportOnPlatform({ attributes: { 'data-cbid': 7 } })).toEqual([
    'consent.platform.attributes.data-cbid: expected the value of the attribute, in quotes; found 7',
  ]);
  expect(reportOnPlatform({ attributes: 'data-cbid="7"' })).toEqual([
    'consent.platform.attributes: expected the attributes of the script, such as { "data-domain-script": "0123-abcd" }; found "data-cbid=\\"7\\""',
  ]);
});
