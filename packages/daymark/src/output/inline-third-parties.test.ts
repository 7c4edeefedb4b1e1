import { expect, test } from 'vitest';
import { elements } from '../basics/markup.ts';
import {
  describeThirdParty,
  type ThirdPartyCode,
  thirdPartyCodeIn,
} from './inline-third-parties.ts';

const thirdParty: ThirdPartyCode = {
  name: 'Insider',
  marks: [
    ['data-network', 'insider'],
    ['id', 'inside'],
  ],
  sources: {
    'script-src': ['https://a.example', 'https://*.b.example'],
    'style-src': ["'unsafe-inline'"],
    'frame-src': ['https://a.example'],
  },
};
const carriedBy = (html: string) => thirdPartyCodeIn([...elements(html)], [thirdParty]);

test('third-party code is detected by any one of the attributes that mark it', () => {
  expect(carriedBy('<p></p><div data-network="insider"></div>')).toEqual([thirdParty]);
  expect(carriedBy('<section id="inside"></section>')).toEqual([thirdParty]);
  expect(carriedBy('<div data-network="outsider"></div><p>data-network="insider"</p>')).toEqual([]);
});

test('the description names the third-party code, its pages and the hosts that these pages may contact', () => {
  expect(describeThirdParty(thirdParty, ['/'])).toBe(
    'Insider runs in 1 page of the site itself (/), whose CSP allows https://a.example https://*.b.example and does not require Trusted Types',
  );
});

test('the description names at most five pages', () => {
  const urls = Array.from({ length: 12 }, (_, index) => `/${index}`);
  expect(describeThirdParty(thirdParty, urls)).toContain(
    ' 12 pages of the site itself (/0, /1, /2, /3, /4, …), ',
  );
});
