import { describe, expect, it } from 'vitest';
import owners from '../../../../../tests/fixtures/publication/site.config.ts';
import { parseSite } from '../../settings/settings.ts';
import { articleContent, blogContent, homeContent } from './content.ts';
import { slotsWithin } from './slots-within.ts';

const site = parseSite(owners);
const named = {
  title: 'The long way home',
  summary: 'Why the slower road is sometimes the shorter.',
};
const young = homeContent({ steps: [], guides: [named], latest: [named], stories: [] });

const positions = (slots: object | undefined) => Object.keys(slots ?? {});
const article = (words: number) => articleContent(named, `<p>${'lorem '.repeat(words)}</p>`);

describe('the slots of an article', () => {
  it.each([
    [20, ['after-content']],
    [250, ['after-content', 'in-content-1']],
    // The density of three boxes is 24 % on a phone in portrait, and 28 % in landscape.
    [350, ['after-content', 'in-content-1']],
    [450, ['after-content', 'beside-content', 'in-content-1']],
    [500, ['after-content', 'beside-content', 'in-content-1', 'in-content-2']],
  ])('of %d words are limited to those that fit its length', (words, expected) => {
    expect(positions(slotsWithin(site, 'article', '/blog/a', article(words)))).toEqual(expected);
  });
});

describe('the slots of a list', () => {
  const page = (articles: number) =>
    blogContent(
      { title: 'Blog', summary: '' },
      Array.from({ length: articles }, () => named),
    );

  it('are removed if the list is short', () => {
    expect(positions(slotsWithin(site, 'blog', '/blog', page(9)))).toEqual([
      'beside-list',
      'in-list',
    ]);
    expect(positions(slotsWithin(site, 'blog', '/blog', page(1)))).toEqual([]);
  });
});

describe('the slots of the home page of a site with little content', () => {
  it('are limited to those that fit the content', () => {
    expect(positions(slotsWithin(site, 'home', '/', young))).toEqual(['after-hero']);
  });

  it('are more without the box for Google Ads', () => {
    const sections = ['featured', 'newest', 'stories'];
    const bare = parseSite({ ...owners, home: { ...owners.home, sections } });
    const counts = [site, bare].map(
      (one) => positions(slotsWithin(one, 'home', '/', young)).length,
    );
    expect(counts).toEqual([1, 2]);
  });

  it('cause a build error if the content is too short for a slot that a network fills', () => {
    const network = {
      adapter: 'elements' as const,
      id: 'acme',
      name: 'Acme',
      privacyPolicy: 'https://acme.example/privacy',
      needsConsent: false,
      script: 'https://acme.example/tag.js',
      adsTxt: ['acme.example, 1, DIRECT'],
      slots: { 'home.beside-latest': { sizes: ['300x600'] } },
    };
    const sold = parseSite({ ...owners, networks: [network] });
    expect(() => slotsWithin(sold, 'home', '/', young)).toThrow(
      "networks: acme: slots: home.beside-latest: expected advertising to take up at most 40 % of the content's height on a page 768 px wide; found",
    );
  });

  it('do not exist if the owner disables them', () => {
    const off = parseSite({ ...owners, slots: { ...owners.slots, home: false } });
    expect(slotsWithin(off, 'home', '/', young)).toBeUndefined();
  });
});
