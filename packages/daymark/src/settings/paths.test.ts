import { expect, it } from 'vitest';
import { numberedName } from './addresses.ts';
import { firstPath } from './paths.ts';

it.each([
  ['that has always had the same path', [], '/blog/dusk'],
  ['that moved', ['dawn'], '/blog/dawn'],
  ['whose path has changed twice', ['dawn', 'noon'], '/blog/dawn'],
  ['with a full path as an alias', ['/blog/dawn'], '/blog/dawn'],
  ['that came from another site', ['/2019/dawn.html', '/dawn', '/blog/dawn.html'], '/blog/dusk'],
  [
    'that came from another site and whose path changed here',
    ['/2019/dawn.html', 'dawn'],
    '/blog/dawn',
  ],
])('firstPath returns the first path on this site of an article %s', (_, aliases, first) => {
  expect(firstPath('/blog/dusk', aliases)).toBe(first);
});

it.each(['five-breaths', 'fünf-atemzüge', '呼吸', 'नमस्ते'])(
  'numberedName splits the name of a step in any script: %s',
  (name) => {
    expect(numberedName(`12-${name}`)).toEqual({ number: 12, name });
    expect(numberedName(name)).toBeUndefined();
  },
);
