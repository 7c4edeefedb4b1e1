import { expect, test } from 'vitest';
import { groupHeaders, headersIn } from './header-groups.ts';
import { publishedSite } from './testing/published.ts';

test('files with the same headers share a group', async () => {
  const { routes } = await publishedSite();
  const { groups, numberOf } = groupHeaders(routes);
  const number = (url: string) => {
    const route = routes.get(url);
    return route?.kind === 'file' ? numberOf(route.file) : undefined;
  };
  expect(number('/about')).toBe(number('/blog'));
  expect(number('/about')).not.toBe(number('/'));
  expect(number('/about')).not.toBe(number('/robots.txt'));
  expect(groups[number('/about') ?? -1]).toMatchObject({ Vary: 'Accept-Encoding' });
});

test('headersIn returns the most frequent value of each header, and the other values by group', () => {
  const groups = [
    { b: 'x', a: '1' },
    { b: 'y', c: '2' },
    { b: 'z', a: '1' },
    { b: 'y' },
    { b: 'z' },
  ];
  expect(headersIn({ groups, numberOf: () => 0 })).toEqual([
    {
      name: 'b',
      common: 'y',
      others: [
        [0, 'x'],
        [2, 'z'],
        [4, 'z'],
      ],
      isEverywhere: true,
    },
    {
      name: 'a',
      common: '',
      others: [
        [0, '1'],
        [2, '1'],
      ],
      isEverywhere: false,
    },
    { name: 'c', common: '', others: [[1, '2']], isEverywhere: false },
  ]);
});
