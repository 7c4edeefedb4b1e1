import { expect, test } from 'vitest';
import { type Guest, guestsAmong, inWords } from './guest.ts';
import { elements } from './markup.ts';

const guest: Guest = {
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
const carriedBy = (html: string) => guestsAmong([...elements(html)], [guest]);

test('a guest is told by one of its marks alone', () => {
  expect(carriedBy('<p></p><div data-network="insider"></div>')).toEqual([guest]);
  expect(carriedBy('<section id="inside"></section>')).toEqual([guest]);
  expect(carriedBy('<div data-network="outsider"></div><p>data-network="insider"</p>')).toEqual([]);
});

test('a guest is put into words: where it runs, and for whom these pages are loosened', () => {
  expect(inWords(guest, ['/'])).toBe(
    'Insider runs in 1 page of the site itself (/), loosened for https://a.example https://*.b.example and without Trusted Types',
  );
});

test('of many pages only some are named', () => {
  const urls = Array.from({ length: 12 }, (_, index) => `/${index}`);
  expect(inWords(guest, urls)).toContain(' 12 pages of the site itself (/0, /1, /2, /3, /4, …), ');
});
