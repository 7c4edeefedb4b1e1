import { describe, expect, it } from 'vitest';
import { dealCreatives, housePicture } from './house-creatives.ts';

const creative = (id: string, share: number) => ({ id, share, href: `/${id}` });
const creatives = [creative('guide', 2), creative('feed', 1), creative('engine', 1)];
const idsOn = (path: string) => dealCreatives(creatives, path).map(({ id }) => id);

describe('the house creatives of a page', () => {
  it('are in the same order in each build, whatever their order in the settings', () => {
    expect(dealCreatives(creatives.toReversed(), '/blog/a')).toEqual(
      dealCreatives(creatives, '/blog/a'),
    );
  });

  it('come first as often as their shares say', () => {
    const firsts = Array.from({ length: 4000 }, (_, number) => idsOn(`/blog/${number}`)[0]);
    const count = (id: string) => firsts.filter((first) => first === id).length;
    expect(count('guide')).toBeGreaterThan(1850);
    expect(count('guide')).toBeLessThan(2150);
    expect(count('feed')).toBeGreaterThan(850);
    expect(count('engine')).toBeGreaterThan(850);
  });

  it('are each there once, except one that links to the page itself', () => {
    expect(idsOn('/').toSorted()).toEqual(['engine', 'feed', 'guide']);
    expect(idsOn('/guide').toSorted()).toEqual(['engine', 'feed']);
    expect(dealCreatives([creative('guide', 1)], '/guide')).toHaveLength(1);
  });
});

it('the drawing of a house creative is an SVG file whose name changes with its content', () => {
  const { path, svg } = housePicture('feed');
  expect(path).toMatch(/^\/house\/[0-9a-f]{10}\.svg$/);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=/);
  expect(svg.length).toBeLessThan(2100);
  expect(housePicture('guide').path).not.toBe(path);
});
