import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FeedLink, Filters, KindLinks } from './Filters.tsx';

it('the link to a feed has words and the type of the feed', () => {
  expect(renderToStaticMarkup(<FeedLink />)).toBe(
    '<a class="text-link" href="/feed.atom" type="application/atom+xml">New articles by RSS</a>',
  );
});

it('the link leads to the page that explains the feeds, if the site has such a page', () => {
  expect(renderToStaticMarkup(<FeedLink page="/feeds" />)).toBe(
    '<a class="text-link" href="/feeds">New articles by RSS</a>',
  );
});

it('the link on a topic page leads to the feed of the topic', () => {
  const link = renderToStaticMarkup(<FeedLink topic={{ path: '/topics/rest' }} />);
  expect(link).toContain('href="/topics/rest/feed.atom"');
  expect(link).toContain('New articles on this topic by RSS');
});

it('links lead to all articles and to each topic, and mark the list of the page', () => {
  const topic = {
    title: 'Rest',
    summary: '',
    sensitive: false,
    slug: 'rest',
    path: '/topics/rest',
  };
  const at = (path: string) => renderToStaticMarkup(<Filters topics={[topic]} path={path} />);
  expect(at('/topics/rest')).toMatch(
    /<a [^>]*href="\/blog">All articles<.*aria-current="page">Rest</,
  );
  expect(at('/topics/rest/page/1')).toContain('aria-current="true">Rest<');
  expect(at('/blog')).toContain('aria-current="page">All articles<');
});

it('a blog without topics has no filters', () => {
  expect(renderToStaticMarkup(<Filters topics={[]} path="/blog" />)).not.toContain('<nav');
});

it('the filters lead to the list of each kind of articles, and mark the list of the page', () => {
  const kinds = [
    { kind: 'essay', title: 'Essays', path: '/blog/kind/essay' },
    { kind: 'practice', title: 'Practices', path: '/blog/kind/practice' },
  ] as const;
  const html = renderToStaticMarkup(<KindLinks kinds={kinds} path="/blog/kind/practice/page/1" />);
  expect(html).toContain('<nav class="filters text-small" aria-label="Kinds of articles">');
  expect(html).toContain('href="/blog/kind/essay">Essays<');
  expect(html).toContain('aria-current="true">Practices<');
});
