import { describe, expect, it, onTestFinished } from 'vitest';
import { inPublication } from '../../../../tests/fixtures/in-site.ts';
import { shownTexts } from '../content/texts.ts';
import { landscapeFile } from '../ui/pictures/Landscape.tsx';
import { creativeFiles, creativeImages, dealCreatives, housePicture } from './house-creatives.ts';

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

  it('appear once each, except a creative that links to the page itself', () => {
    expect(idsOn('/').toSorted()).toEqual(['engine', 'feed', 'guide']);
    expect(idsOn('/guide').toSorted()).toEqual(['engine', 'feed']);
    expect(dealCreatives([creative('guide', 1)], '/guide')).toHaveLength(1);
  });
});

it('the drawing of a house creative is an SVG file whose name changes with its content', () => {
  const { path, svg } = housePicture(creative('feed', 1));
  expect(path).toMatch(/^\/house\/[0-9a-f]{10}\.svg$/);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=/);
  expect(svg.length).toBeLessThan(2100);
  expect(housePicture(creative('guide', 1)).path).not.toBe(path);
});

it('a house creative that links to an article has the drawing of the article', () => {
  const bus = {
    slug: 'bus',
    data: { date: new Date('2026-11-23'), topics: ['rest'], cover: { motif: 'lamppost' } },
  };
  onTestFinished(() => {
    shownTexts.set(new Map());
  });
  shownTexts.set(new Map([['articles', [Object(bus)]]]));
  const { svg } = housePicture({ id: 'twelve', href: '/blog/bus' });
  expect(svg).toBe(landscapeFile({ seed: 'bus', topic: 'rest', motif: 'lamppost' }));
});

it('the drawings of house creatives on all pages read each article once', () => {
  let reads = 0;
  const article = {
    get slug() {
      reads += 1;
      return 'bus';
    },
    data: { date: new Date('2026-11-23') },
  };
  onTestFinished(() => {
    shownTexts.set(new Map());
  });
  shownTexts.set(new Map([['articles', [Object(article)]]]));
  for (const id of ['feed', 'guide', 'feed']) housePicture({ id, href: '/about' });
  expect(reads).toBe(1);
});

describe('an image of a house creative', () => {
  inPublication();

  // The test compares sizes, not contents, so all images can be the same file.
  const file = '/favicon.svg';

  it('is the first that fits: on phones and on wider screens, or on both', () => {
    const image = { '728x90': file, '300x250': file, '300x600': file };
    const sizesIn = (width: 'any' | 'phone' | 'wide', shape: 'box' | 'tall', given = image) =>
      creativeImages({ width, shape }, given).map((each) => `${each.width}x${each.height}`);
    expect(sizesIn('any', 'box')).toEqual(['300x250', '728x90']);
    expect(sizesIn('phone', 'box')).toEqual(['300x250']);
    // The preferred size is the first.
    expect(sizesIn('wide', 'tall')).toEqual(['300x250']);
    const preferred = { '300x250': file, '728x90': file, '300x600': file };
    expect(sizesIn('any', 'box', preferred)).toEqual(['300x250']);
  });

  it('has a name with a hash of its content', () => {
    const creative = { image: { '300x250': file } };
    const [found] = creativeFiles([Object(creative), Object(creative)]);
    expect(found?.path).toMatch(/^\/house\/[0-9a-f]{10}\.svg$/);
    expect(creativeImages({ width: 'any', shape: 'box' }, creative.image)).toEqual([
      { src: found?.path, width: 300, height: 250 },
    ]);
    expect(creativeFiles([Object(creative), Object(creative)])).toHaveLength(1);
  });
});
