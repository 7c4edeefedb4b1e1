import { expect, it } from 'vitest';
import { elementsExample, reportOn } from './networks/testing.ts';

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
