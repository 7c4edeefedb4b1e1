import { expect, it } from 'vitest';
import { firstPath } from './first-path.ts';

it.each([
  ['that never moved', [], '/blog/dusk'],
  ['that moved', ['dawn'], '/blog/dawn'],
  ['that moved twice', ['dawn', 'noon'], '/blog/dawn'],
  ['whose old address is a whole one', ['/blog/dawn'], '/blog/dawn'],
  ['that came from another site', ['/2019/dawn.html', '/dawn', '/blog/dawn.html'], '/blog/dusk'],
  ['that came from another site and moved', ['/2019/dawn.html', 'dawn'], '/blog/dawn'],
])('an article %s has the first path that it had on this site', (_, aliases, first) => {
  expect(firstPath('/blog/dusk', aliases)).toBe(first);
});
