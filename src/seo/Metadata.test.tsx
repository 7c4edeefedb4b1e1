import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Metadata } from './Metadata.tsx';

const identity = {
  name: 'Harbour',
  url: 'https://harbour.example',
  language: 'en-GB',
  publisher: 'Harbour',
  description: 'A site.',
};
const head = (title: string, path: string | false) =>
  renderToStaticMarkup(
    <Metadata {...{ identity, title, path }} description="A page." kind="website" />,
  );

describe('the metadata of a page', () => {
  it('names the page, then the site, once', () => {
    expect(head('About', '/about')).toContain('<title>About · Harbour</title>');
    expect(head('Harbour: calm water', '/')).toContain('<title>Harbour: calm water</title>');
  });

  it('escapes what the owner writes', () => {
    expect(head('<b>Tai & Chi</b>', '/')).toContain('&lt;b&gt;Tai &amp; Chi&lt;/b&gt;');
  });

  it('gives the canonical address without a trailing slash', () => {
    expect(head('About', '/about')).toContain(
      '<link rel="canonical" href="https://harbour.example/about"/>',
    );
  });

  it('names the pages before and after it in a list', () => {
    const html = renderToStaticMarkup(
      <Metadata
        {...{ identity, title: 'Blog, page 2', description: 'Older.', path: '/blog/page/2' }}
        kind="website"
        previous="/blog"
        next="/blog/page/3"
      />,
    );
    expect(html).toContain('<link rel="prev" href="https://harbour.example/blog"/>');
    expect(html).toContain('<link rel="next" href="https://harbour.example/blog/page/3"/>');
    expect(head('About', '/about')).not.toMatch(/rel="(?:prev|next)"/);
  });

  it('keeps a page without an address of its own out of search engines', () => {
    expect(head('Lost', false)).toContain('<meta name="robots" content="noindex"/>');
    expect(head('Lost', false)).not.toContain('canonical');
  });
});
