import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HARD_TITLES } from '../../../../../tests/hard-titles.ts';
import { Head } from './Head.tsx';

const identity = {
  name: 'Harbour',
  url: 'https://harbour.example',
  language: 'en-GB',
  timeZone: 'UTC',
  publisher: 'Harbour',
  description: 'A site.',
};
const picture = { path: '/social/a.png', width: 1200, height: 630, alt: 'About' };

type Change = Partial<Parameters<typeof Head>[0]>;
const head = (title: string, path: string | false, change: Change = {}) =>
  renderToStaticMarkup(
    <Head
      {...{ identity, title, path }}
      description="A page."
      hasFeed={false}
      icon="/icon.svg"
      paper="cream"
      {...change}
    />,
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
    const article = { published: '2026-03-01T08:00:00+01:00', modified: '2026-04-02' };
    const { meta } = metadataOf(head('A walk', '/blog/a-walk', { article }));
    expect(meta.get('og:type')).toEqual(['article']);
    expect(meta.get('article:published_time')).toEqual(['2026-03-01T08:00:00+01:00']);
    expect(meta.get('article:modified_time')).toEqual(['2026-04-02']);
    expect(head('About', '/about')).toContain('content="website"');
    expect(head('About', '/about')).not.toContain('article:');
  });
});

type Element = DefaultTreeAdapterTypes.Element;

/** The metadata of a page as parsed by a browser. */
interface ReadMetadata {
  title: string;
  /** The contents of `<meta>` elements, by their names or properties. */
  meta: Map<string, string[]>;
}

/** Parses the metadata of a page. */
function metadataOf(html: string): ReadMetadata {
  const read: ReadMetadata = { title: '', meta: new Map() };
  for (const element of elementsOf(parse(html))) {
    const [text] = element.childNodes;
    if (element.tagName === 'title' && text && 'value' in text) read.title = text.value;
    if (element.tagName !== 'meta') continue;
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    const name = attributes.get('name') ?? attributes.get('property') ?? '';
    read.meta.set(name, [...(read.meta.get(name) ?? []), attributes.get('content') ?? '']);
  }
  return read;
}

function elementsOf(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) =>
    'tagName' in child ? [child, ...elementsOf(child)] : [],
  );
}
