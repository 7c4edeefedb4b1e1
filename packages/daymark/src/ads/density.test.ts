import { describe, expect, it } from 'vitest';
import owners from '../../../../tests/fixtures/publication/site.config.ts';
import { parseSettings } from '../settings/settings.ts';
import { articleContent, homeContent, listContent, slotsWithin } from './density.ts';

const settings = parseSettings(owners);
const young = homeContent({ steps: [], guides: [1], latest: [1], stories: [] });

const positions = (slots: object | undefined) => Object.keys(slots ?? {});
const wordsOf = (html: string) => articleContent(html).phone - articleContent('').phone;

describe('the words in a text', () => {
  it('are as many as the letters allow, so that languages with long words have more', () => {
    expect(wordsOf(`<p>${'walking on '.repeat(30)}</p>`)).toBe(54);
    expect(wordsOf('<p>Aufmerksamkeitsübung</p>')).toBe(3);
    expect(wordsOf('')).toBe(0);
  });

  it('are as many in Chinese, Japanese and Korean as the room of the letters allows', () => {
    expect(wordsOf(`<p>${'歩'.repeat(30)}</p>`)).toBe(11);
    expect(wordsOf(`<p>${'ア。'.repeat(15)}</p>`)).toBe(11);
    expect(wordsOf(`<p>${'글！'.repeat(15)}</p>`)).toBe(11);
  });

  it('leave out text that is small, beside the main text or not wrapped', () => {
    for (const element of ['aside', 'pre', 'section', 'svg', 'table'])
      expect(
        wordsOf(`<p>abcdef</p><${element}><b>abcdefghijkl</b></${element}><p>abcdef</p>`),
      ).toBe(2);
  });

  it('include 50 for each photo and drawing that is not small', () => {
    expect(wordsOf('<img width="400" height="300" /><svg viewBox="0 0 640 320"></svg>')).toBe(100);
    expect(wordsOf('<img width="20" height="20" /><svg viewBox="0 0 24 24"></svg>')).toBe(0);
    expect(wordsOf('<aside><img width="400" height="300" /></aside>')).toBe(0);
  });
});

describe('the slots of an article', () => {
  it.each([
    [0, ['after-content']],
    [149, ['after-content']],
    [150, ['after-content', 'in-content-1']],
    [400, ['after-content', 'in-content-1', 'in-content-2']],
    [469, ['after-content', 'in-content-1', 'in-content-2']],
    [470, ['after-content', 'beside-content', 'in-content-1', 'in-content-2']],
  ])('of %d words are limited to those that fit its length', (words, expected) => {
    const content = articleContent(`<p>${'a'.repeat(6 * words)}</p>`);
    expect(positions(slotsWithin(settings, 'article', '/blog/a', content))).toEqual(expected);
  });
});

describe('the slots in the text of an article on every screen', () => {
  const article = {
    'in-content': { bannerIds: [211, 212, 213], everyWords: 250 },
    'beside-content': { bannerId: 203 },
    'after-content': { bannerId: 204 },
  };
  const spread = { ...settings, slots: { ...settings.slots, article } };
  const idsOf = (words: number) => {
    const content = articleContent(`<p>${'a'.repeat(6 * words)}</p>`);
    const slots = slotsWithin(spread, 'article', '/blog/a', content);
    return slots?.['in-content']?.slots.map(({ bannerId }) => bannerId);
  };

  it.each([
    [569, undefined],
    [570, [211]],
    [670, [211, 212]],
    [770, [211, 212, 213]],
    [9000, [211, 212, 213]],
  ])('are in a text of %d words as many as fit beside the tall slot', (words, ids) => {
    expect(idsOf(words)).toEqual(ids);
  });

  it('are limited by the share of advertising on phones too', () => {
    const { 'beside-content': _, ...others } = article;
    // A text of 150 words counts as 500 on phones.
    const content = articleContent(`<p>${'a'.repeat(6 * 150)}</p>`);
    const without = { ...spread, slots: { ...spread.slots, article: { ...others } as never } };
    const slots = slotsWithin(without, 'article', '/blog/a', content);
    expect(slots?.['in-content']?.slots.map(({ bannerId }) => bannerId)).toEqual([211]);
  });
});

it('an article in Japanese has as many slots as the same article in English', () => {
  const slotsOf = (sentence: string) =>
    positions(
      slotsWithin(settings, 'article', '/blog/a', articleContent(`<p>${sentence.repeat(60)}</p>`)),
    );
  const english = slotsOf('Walk slowly, and feel how each foot meets the ground. ');
  expect(english).toHaveLength(4);
  expect(slotsOf('ゆっくり歩いて、足が地面に触れるのを感じましょう。')).toEqual(english);
});

describe('the slots of a list', () => {
  it.each([
    [2, []],
    [3, ['in-list']],
    [8, ['in-list']],
    [9, ['beside-list', 'in-list']],
  ])('of %d articles are limited to those that fit its length', (length, expected) => {
    const content = listContent('', Array.from({ length }));
    expect(positions(slotsWithin(settings, 'blog', '/blog', content))).toEqual(expected);
  });
});

describe('the slots of the home page', () => {
  it('are limited to those that fit the content of a young site', () => {
    expect(positions(slotsWithin(settings, 'home', '/', young))).toEqual(['after-hero']);
  });

  it('are more without the box for Google Ads', () => {
    const sections = ['featured', 'newest', 'stories'];
    const bare = parseSettings({ ...owners, home: { ...owners.home, sections } });
    expect(positions(slotsWithin(bare, 'home', '/', young))).toEqual([
      'after-hero',
      'beside-latest',
      'in-latest',
    ]);
  });

  it('are all that exist if each section has three items', () => {
    const three = [1, 2, 3];
    const content = homeContent({ steps: three, guides: three, latest: three, stories: three });
    expect(positions(slotsWithin(settings, 'home', '/', content))).toHaveLength(4);
  });

  it('are fewer on a home page that begins with less than a picture', () => {
    const lists = { steps: [], guides: [1], latest: [1], stories: [] };
    const tops = [
      homeContent({ ...lists, hero: { place: 'beside' } }),
      homeContent({ ...lists, hero: false }),
      homeContent({ ...lists, form: 'magazine' }),
    ].map(({ phone }) => phone - young.phone);
    expect(tops).toEqual([0, -100, -130]);
    expect(homeContent({ ...lists, form: 'magazine', lead: {} }).wide).toBe(young.wide - 10);
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
    const sold = parseSettings({ ...owners, networks: [network] });
    expect(() => slotsWithin(sold, 'home', '/', young)).toThrow(
      'networks: acme: slots: home.beside-latest: expected a page with at least 800 words on wide screens, for this slot and the more important ones; found content that counts as 750 words',
    );
  });

  it('do not exist if the owner disables them', () => {
    const off = parseSettings({ ...owners, slots: { ...owners.slots, home: false } });
    expect(slotsWithin(off, 'home', '/', young)).toBeUndefined();
  });
});
