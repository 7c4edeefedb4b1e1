import { expect, test } from 'vitest';
import { isAsset } from './assets.ts';

test.each(['/_astro/old', '/photo.jpg', '/a/b.webmanifest', '/PHOTO.JPG', '/feed.atom'])(
  '%s is the path of an asset',
  (path) => {
    expect(isAsset(path)).toBe(true);
  },
);

test.each([
  '/',
  '/about',
  '/about.html',
  '/index.php',
  '/.jpg',
  '/a.jpg/',
  '/a.jpg/b',
  '/blog/_astro/a',
])('%s may be the path of a page', (path) => {
  expect(isAsset(path)).toBe(false);
});
