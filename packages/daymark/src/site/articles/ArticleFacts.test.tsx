import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleArticle } from '../../content/articles/testing.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';

describe('the label of unpublished articles', () => {
  it.each(['Draft', 'Scheduled'] as const)(
    'is “%s” on the article’s page and in lists',
    (unpublished) => {
      const article = exampleArticle({ unpublished });
      expect(renderToStaticMarkup(<ArticleFacts {...article} />)).toContain(unpublished);
      expect(renderToStaticMarkup(<ArticleCard article={article} />)).toContain(unpublished);
    },
  );

  it('is not shown for published articles', () => {
    const article = exampleArticle();
    const html = renderToStaticMarkup(<ArticleFacts {...article} />);
    expect(html).not.toMatch(/Draft|Scheduled|strong/);
    expect(renderToStaticMarkup(<ArticleCard article={article} />)).not.toMatch(/Draft|Scheduled/);
  });
});
