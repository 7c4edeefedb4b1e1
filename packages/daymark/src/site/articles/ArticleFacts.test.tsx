import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleArticle } from '../../../../../tests/example-article.ts';
import type { Article } from '../../content/articles/article.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { ArticleRow } from './ArticleRow.tsx';
import { ArticlePage } from './page/ArticlePage.tsx';

it('a case study is marked as made up on its page and in lists, and other kinds are not', () => {
  for (const Shown of [
    (article: Article) => <ArticleFacts {...article} />,
    (article: Article) => <ArticleCard article={article} />,
  ]) {
    const html = (kind: Article['kind']) => renderToStaticMarkup(Shown(exampleArticle({ kind })));
    expect(html('case-study')).toContain('<strong>Made-up case study</strong>\u2003');
    expect(html('feature')).not.toContain('made up');
  }
});

it('an article names its sponsor on its page and in lists, and only its own line links to the sponsor', () => {
  const article = exampleArticle({ sponsor: { name: 'Acme', url: 'https://acme.example' } });
  expect(renderToStaticMarkup(<ArticleFacts {...article} />)).toContain(
    '<strong>Sponsored by <a class="hover:underline" href="https://acme.example" rel="sponsored">Acme</a></strong>\u2003',
  );
  expect(renderToStaticMarkup(<ArticleCard article={article} />)).toContain(
    '<strong>Sponsored by Acme</strong>\u2003',
  );
});

it('a row in the list of a topic does not name the topic again', () => {
  const article = exampleArticle();
  const row = (topic?: { slug: string }) =>
    renderToStaticMarkup(<ArticleRow article={article} {...(topic && { topic })} />);
  expect(row()).toContain('>Rest</a>');
  expect(row({ slug: 'rest' })).not.toContain('>Rest</a>');
});

it('a row names one topic, and the page of the article all', () => {
  const [rest] = exampleArticle().topics;
  if (!rest) throw new Error('the example has no topic');
  const article = exampleArticle({ topics: [rest, { ...rest, slug: 'sea', title: 'Sea' }] });
  const names = (html: string) =>
    [...html.matchAll(/hover:underline"[^>]*>(\w+)/g)].map(([, name]) => name);
  expect(names(renderToStaticMarkup(<ArticleRow article={article} />))).toEqual(['Rest']);
  expect(names(renderToStaticMarkup(<ArticleFacts {...article} />))).toEqual(['Rest', 'Sea']);
});

it('a row in a list has a shorter date than the article’s page', () => {
  const article = exampleArticle();
  expect(renderToStaticMarkup(<ArticleRow article={article} />)).toContain('>1 Mar 2026</time>');
  expect(renderToStaticMarkup(<ArticleFacts {...article} />)).toContain('>1 March 2026</time>');
});

describe('the label of unpublished articles', () => {
  it.each([
    ['Draft', 'Draft'],
    ['Scheduled', 'From 1 March 2026'],
  ] as const)('of a kind “%s” is “%s” on the article’s page and in lists', (unpublished, label) => {
    const article = exampleArticle({ unpublished });
    const mark = `<strong>${label}</strong>`;
    expect(renderToStaticMarkup(<ArticleFacts {...article} />)).toContain(mark);
    expect(renderToStaticMarkup(<ArticleCard article={article} />)).toContain(mark);
    const series = { name: 'Tides', part: 1, parts: 2, next: article };
    const page = {
      language: 'en-GB',
      url: 'https://daymark.example/blog/a',
      html: '',
      headings: [],
      next: [],
    };
    expect(
      renderToStaticMarkup(<ArticlePage {...page} article={exampleArticle()} series={series} />),
    ).toContain(mark);
  });

  it('replaces the date of a scheduled article', () => {
    const article = exampleArticle({ unpublished: 'Scheduled' });
    const html = renderToStaticMarkup(<ArticleFacts {...article} />);
    expect(html.match(/1 March 2026/g)).toHaveLength(1);
  });

  it('is not shown for published articles', () => {
    const article = exampleArticle();
    const html = renderToStaticMarkup(<ArticleFacts {...article} />);
    expect(html).not.toMatch(/Draft|From|strong/);
    expect(renderToStaticMarkup(<ArticleCard article={article} />)).not.toMatch(/Draft|From/);
  });
});
