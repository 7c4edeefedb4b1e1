import { describe, expect, it } from 'vitest';
import { nearestPages } from './nearest.ts';

const pages = [
  { title: 'Home', path: '/' },
  { title: 'About us', path: '/about' },
  { title: 'Privacy Policy', path: '/privacy' },
  { title: 'The half-read page', path: '/blog/the-half-read-page' },
  { title: 'Tai Chi & Qigong Guide 1', path: '/blog/guide-1' },
  { title: 'Rest', path: '/topics/rest' },
  { title: 'New articles by RSS', path: '/feeds' },
];
const nearest = (attempted: string) => nearestPages(pages, attempted, 3).map(({ path }) => path);

describe('the nearest pages to a path that does not exist', () => {
  it.each([
    ['a typo', '/abuot', '/about'],
    ['an old file extension', '/privacy.html', '/privacy'],
    ['invisible characters', '/\u202Epri\u200Bvacy', '/privacy'],
    ['a missing folder', '/half-read-page', '/blog/the-half-read-page'],
    ['words of the title', '/articles/tai-chi-qigong-guide', '/blog/guide-1'],
  ])('are found for %s', (_, attempted, path) => {
    expect(nearest(attempted)[0]).toBe(path);
  });

  it('are an empty list if no page is similar', () => {
    for (const path of ['/wp-login.xml', '/stories', '/saved', '/donate'])
      expect(nearest(path), path).toEqual([]);
    expect(nearest('/')).toEqual([]);
  });

  it('are at most as many as requested', () => {
    expect(nearestPages(pages, '/blog/the-guide-page', 1)).toHaveLength(1);
  });
});
