import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleArticle } from '../../../../../tests/example-article.ts';
import owners from '../../../../../tests/fixtures/publication/site.config.ts';
import { parseSettings } from '../../settings/settings.ts';
import { HomePage } from './HomePage.tsx';

const { home } = parseSettings(owners);
const google = { network: 'google', sizes: ['320x100'] };
const nothing = {
  look: { home: 'sections', header: 'left' } as const,
  needs: [],
  steps: [],
  guides: [],
  latest: [],
  stories: [],
  slots: {},
  googleAds: undefined,
};
const step = {
  slug: 'b',
  key: 'b',
  path: '/path/b',
  place: 1,
  title: 'Five breaths',
  summary: 'Breathe.',
  practice: { name: 'Breaths', minutes: 2, kind: 'breathing' },
};
const page = (content: object) =>
  renderToStaticMarkup(<HomePage words={home} {...nothing} {...content} />);

describe('the home page', () => {
  it('says that nothing has been published, instead of sections without content', () => {
    expect(page({})).toContain('Nothing has been published yet.');
    expect(page({})).not.toContain('<h2');
    expect(page({ latest: [exampleArticle()] })).not.toContain('Nothing has been published yet.');
  });

  it.each([
    ['a hero of the owner', { home: 'sections', header: 'left', hero: false }],
    ['a magazine', { home: 'magazine', header: 'left' }],
    ['a plain page', { home: 'plain', header: 'centred' }],
  ] as const)('keeps headline, subtitle and button without a picture: %s', (_, look) => {
    const shown = page({ look });
    expect(shown).toMatch(
      new RegExp(
        `<h1[^>]*>${home.headline}</h1><p[^>]*>${home.subtitle}</p>.*href="${home.actionPath}"`,
      ),
    );
    expect(shown).not.toMatch(/<svg|<img|class="hero/);
  });

  it('has no button to all articles above the newest articles', () => {
    const words = { ...home, actionPath: '/blog' };
    const opening = (form: string) =>
      /<section class="opening.*?<\/section>/.exec(
        page({ words, look: { home: form, header: 'left', hero: false } }),
      )?.[0];
    expect(opening('sections')).toContain('href="/blog"');
    expect(opening('magazine')).not.toContain('href');
    expect(opening('plain')).not.toContain('href');
  });

  it('has its words in the middle below a name in the middle, unless a picture is beside them', () => {
    const drawing = { viewBox: '0 0 1 1', markup: '' };
    const opening = (hero: object | false, header = 'centred') =>
      /class="(opening [^"]*)"/.exec(
        page({ look: { home: 'sections', header, hero }, picture: { drawing } }),
      )?.[1];
    expect(opening({ place: 'below' })).toBe('opening opening-below opening-centred');
    expect(opening(false)).toBe('opening opening-bare opening-centred');
    expect(opening({ place: 'beside' })).toBe('opening opening-beside');
    expect(opening(false, 'left')).toBe('opening opening-bare');
  });

  it('never has the words on the picture of an owner', () => {
    const hero = { place: 'below' } as const;
    const file = { src: '/boat.avif', srcSet: '', width: 1600, height: 900, file: 'boat.jpg' };
    const shown = page({ look: { home: 'sections', header: 'left', hero }, picture: { file } });
    const [, words = '', after = ''] =
      /<div class="opening-words">(.*?)<\/div>(<img [^>]*>)<\/section>/.exec(shown) ?? [];
    expect(words).toContain('<h1');
    expect(after).toMatch(/class="picture" src="\/boat.avif".*alt=""/);
  });

  it.each(['magazine', 'plain'] as const)(
    'begins with articles as a %s page, and drops no section that has content',
    (form) => {
      const story = { slug: 'a', name: 'Ines', role: 'Nurse', quote: 'Slow.', sample: false };
      const [lead, latest, guide] = ['lead', 'row', 'guide'].map((title) =>
        exampleArticle({ title, slug: title }),
      );
      const shown = page({
        look: { home: form, header: 'left' },
        ...(form === 'magazine' && { lead }),
        latest: [latest],
        guides: [guide],
        stories: [story],
        steps: [step],
      });
      const parts = ['>row<', 'path-strip', 'Featured Articles', '>guide<', 'Ines', 'Google Ads'];
      const places = (form === 'magazine' ? ['>lead<', ...parts] : parts).map((part) =>
        shown.indexOf(part),
      );
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(shown.match(/>row</g)).toHaveLength(1);
      expect(/<svg[^>]*picture/.test(shown)).toBe(form === 'magazine');
    },
  );

  it('leads to each step of the path, with its minutes, if there is a path', () => {
    const shown = page({ steps: [step] });
    expect(shown).toMatch(/<li data-step="b"><a href="\/path\/b">.*?Five breaths<small>2 min</);
    expect(page({})).not.toContain('path-strip');
  });

  it('links to the most frequent needs of visitors, and to the list of all needs, if the site has such a list', () => {
    const needs = ['I cannot sleep', 'I am angry', 'I am lonely', 'I am bored'];
    const shown = page({ needs: needs.map((text, place) => ({ text, href: `/blog/${place}` })) });
    expect(
      Array.from(
        shown.matchAll(/href="(\/search#needs|\/blog\/\d)">([^<]+)/g),
        ([, ...link]) => link,
      ),
    ).toEqual([
      ['/search#needs', 'What brings you here?'],
      ['/blog/0', 'I cannot sleep'],
      ['/blog/1', 'I am angry'],
      ['/blog/2', 'I am lonely'],
    ]);
    expect(page({})).not.toContain('#needs');
  });

  it('ends with a link to the feed if it has articles', () => {
    expect(page({ latest: [exampleArticle()] })).toMatch(
      /href="\/feed.atom"[^>]*>[^<]+<\/a><\/p>$/,
    );
    expect(page({})).not.toContain('/feed.atom');
  });

  it('has links below the picture to the note and the answers of the settings', () => {
    const note = { text: 'Ask first', href: '/resources#ask-first' };
    const answers = [{ text: 'Who writes this', href: '/about' }];
    const hrefs = (words: object) =>
      Array.from(page({ words: { ...home, ...words } }).matchAll(/href="(\/(?:r|a)\S+)"/g)).map(
        ([, href]) => href,
      );
    expect(hrefs({ note, answers, actionPath: '/blog' })).toEqual([note.href, '/about']);
    expect(hrefs({ note: undefined, answers: [], actionPath: '/blog' })).toEqual([]);
  });

  it('says above the stories that they are examples, if a story is an example', () => {
    const story = { slug: 'a', name: 'Ines', role: 'Nurse', quote: 'Slow.' };
    const html = (sample: boolean) =>
      page({
        stories: [
          { ...story, sample: false },
          { ...story, slug: 'b', sample },
        ],
      });
    expect(html(true)).toMatch(/Stories marked “example” are made up\. .*Ines/);
    expect(html(false)).not.toContain('example');
  });

  it('has the empty box for Google Ads only below content, which separates it from a slot', () => {
    expect(page({ guides: [exampleArticle()] })).not.toContain('Google Ads');
    const story = { slug: 'a', name: 'Ines', role: 'Nurse', quote: 'Slow.', sample: false };
    expect(page({ stories: [story] })).toContain('Google Ads');
    expect(page({ googleAds: google })).toContain('data-network="google"');
  });

  it('has no box for Google Ads if the sections in the settings do not list it', () => {
    const story = { slug: 'a', name: 'Ines', role: 'Nurse', quote: 'Slow.', sample: false };
    const words = { ...home, sections: ['featured', 'stories'] as const };
    expect(page({ words, stories: [story] })).not.toContain('Google Ads');
  });
});
