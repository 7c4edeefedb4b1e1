import { expect, it } from 'vitest';
import { partPath } from './part-path.ts';

it.each([
  ['ha', '/pages/ha.json'],
  ['the ha', '/pages/the-ha.json'],
  ['é', '/pages/_00e9.json'],
  ['é9', '/pages/_00e99.json'],
  // Half a character, because parts are divided between UTF-16 code units.
  ['\ud835', '/pages/_d835.json'],
])('the part “%s” is in the file %s, whose name has only ASCII letters', (part, path) => {
  expect(partPath(part)).toBe(path);
});
