import { parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleArticle } from '../../../../tests/example-article.ts';
import { HARD_TITLES } from '../../../../tests/hard-titles.ts';
import { articleData, kindData, StructuredData, siteData, topicData } from './structured-data.tsx';

const identity = {
  name: 'Harbour',
  url: 'https://harbour.example',
  language: 'en-GB',
  timeZone: 'UTC',
  publisher: 'The harbour office',
  description: 'A site.',
};

/** Returns the rendered data, and the number of elements that a browser parses from the HTML. */
function read(data: Parameters<typeof StructuredData>[0]['data']) {
  const html = renderToStaticMarkup(<StructuredData data={data} />);
  const { childNodes } = parseFragment(`${html}<p>after</p>`);
  const [, json = ''] = html.match(/^<script type="application\/ld\+json">(.*)<\/script>$/s) ?? [];
  return { elements: childNodes.length, data: JSON.parse(json) };
}

describe('the structured data', () => {
  it.each(HARD_TITLES)('are in the page unchanged: %s', (title) => {
    const data = articleData(exampleArticle({ title }), '/social/a.png', identity);
    const found = read(data);
    expect(found.elements).toBe(2);
    expect(found.data).toEqual(data);
    expect(found.data['@graph'][0].headline).toBe(title);
  });

  it('describe an article as its page does', () => {
    const article = exampleArticle({
      published: '2026-03-01T08:00:00+01:00',
      modified: '2026-04-02',
    });
    expect(articleData(article, '/social/a.png', identity)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'BlogPosting',
          headline: article.title,
          description: article.summary,
          mainEntityOfPage: 'https://harbour.example/blog/the-long-way-home',
          image: 'https://harbour.example/social/a.png',
          datePublished: '2026-03-01T08:00:00+01:00',
          dateModified: '2026-04-02',
          articleSection: ['Rest'],
          inLanguage: 'en-GB',
          author: {
            '@type': 'Organization',
            name: 'The desk',
            url: 'https://harbour.example/authors/desk',
          },
          publisher: expect.objectContaining({ name: 'The harbour office' }),
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Harbour', item: 'https://harbour.example/' },
            {
              '@type': 'ListItem',
              position: 2,
              name: 'Rest',
              item: 'https://harbour.example/topics/rest',
            },
            { '@type': 'ListItem', position: 3, name: article.title },
          ],
        },
      ],
    });
  });

  it('leave out properties that an article does not have', () => {
    const [posting] = read(articleData(exampleArticle({ topics: [] }), undefined, identity)).data[
      '@graph'
    ];
    expect(posting).not.toHaveProperty('dateModified');
    expect(posting).not.toHaveProperty('image');
    expect(posting).not.toHaveProperty('sponsor');
  });

  it('name the sponsor of an article', () => {
    const sponsor = { name: 'Acme', url: 'https://acme.example' };
    const [posting] = read(articleData(exampleArticle({ sponsor }), undefined, identity)).data[
      '@graph'
    ];
    expect(posting.sponsor).toEqual({ '@type': 'Organization', ...sponsor });
  });

  it('name the site and its publisher on the home page', () => {
    expect(read(siteData(identity)).data['@graph']).toMatchObject([
      { '@type': 'WebSite', name: 'Harbour', url: 'https://harbour.example/' },
      { '@type': 'Organization', name: 'The harbour office' },
    ]);
  });

  it('contain the breadcrumbs of a topic', () => {
    const [topic] = exampleArticle().topics;
    if (!topic) throw new Error('expected an example with a topic; found none');
    const [list] = read(topicData(topic, identity)).data['@graph'];
    expect(list.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Harbour',
      'Rest',
    ]);
  });

  it('contain the breadcrumbs of a kind of articles, through the blog', () => {
    const blog = { title: 'Blog', path: '/blog' };
    const [list] = read(kindData({ title: 'Essays', blog }, identity)).data['@graph'];
    expect(list.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Harbour',
      'Blog',
      'Essays',
    ]);
    expect(list.itemListElement[1].item).toBe('https://harbour.example/blog');
  });
});
