import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Metadata } from './Metadata.tsx';
import { HARD_TITLES } from './testing/hard-titles.ts';
import { metadataOf } from './testing/read-metadata.ts';

const identity = {
  name: 'Harbour',
  url: 'https://harbour.example',
  language: 'en-GB',
  publisher: 'Harbour',
  description: 'A site.',
};
const picture = { path: '/social/a.png', width: 1200, height: 630, alt: 'About' };

type Change = Partial<Parameters<typeof Metadata>[0]>;
const head = (title: string, path: string | false, change: Change = {}) =>
  renderToStaticMarkup(
    <Metadata {...{ identity, title, path }} description="A page." {...change} />,
  );

describe('the metadata of a page', () => {
  it('has a title with the names of the page and the site, each only once', () => {
    expect(head('About', '/about')).toContain('<title>About · Harbour</title>');
    expect(head('Harbour: calm water', '/')).toContain('<title>Harbour: calm water</title>');
  });

  it.each(HARD_TITLES)('contains the owner’s text unchanged: %s', (title) => {
    const { meta, title: inTab } = metadataOf(
      head(title, '/', { picture: { ...picture, alt: title } }),
    );
    expect(inTab).toBe(`${title} · Harbour`);
    expect(meta.get('og:title')).toEqual([title]);
    expect(meta.get('og:image:alt')).toEqual([title]);
  });

  it('has a canonical URL without a trailing slash', () => {
    expect(head('About', '/about')).toContain(
      '<link rel="canonical" href="https://harbour.example/about"/>',
    );
  });

  it('contains noindex for a page without a canonical URL', () => {
    expect(head('Lost', false)).toContain('<meta name="robots" content="noindex"/>');
    expect(head('Lost', false)).not.toContain('canonical');
    expect(head('Lost', false)).not.toContain('og:url');
  });

  it('contains the absolute URL of a large image for social networks', () => {
    const { meta } = metadataOf(head('About', '/about', { picture }));
    expect(meta.get('og:image')).toEqual(['https://harbour.example/social/a.png']);
    expect(meta.get('og:image:width')).toEqual(['1200']);
    expect(meta.get('og:image:height')).toEqual(['630']);
    expect(meta.get('twitter:card')).toEqual(['summary_large_image']);
  });

  it('contains dates only for an article', () => {
    const article = { published: new Date('2026-03-01'), modified: new Date('2026-04-02') };
    const { meta } = metadataOf(head('A walk', '/blog/a-walk', { article }));
    expect(meta.get('og:type')).toEqual(['article']);
    expect(meta.get('article:published_time')).toEqual(['2026-03-01']);
    expect(meta.get('article:modified_time')).toEqual(['2026-04-02']);
    expect(head('About', '/about')).toContain('content="website"');
    expect(head('About', '/about')).not.toContain('article:');
  });
});
