import type { Article } from '../../content/articles/article.ts';
import { ArticleFacts } from './ArticleFacts.tsx';
import { Picture } from './Picture.tsx';
import './article-row.css';

interface ArticleRowProps {
  article: Article;
  heading?: 'h2' | 'h3';
  /** Whether the row contains the date of the article. */
  dated?: boolean;
}

/** Shows an article as a row of a list: first the text, then a small picture. */
export function ArticleRow({ article, heading: Heading = 'h2', dated = true }: ArticleRowProps) {
  const { path, title, summary } = article;
  return (
    <article className="card article-row">
      <div className="article-row-columns">
        <div>
          <ArticleFacts {...article} dated={dated} />
          <Heading className="display mt-2 text-title">
            <a className="card-link" href={path}>
              {title}
            </a>
          </Heading>
          <p className="summary mt-2 text-soft">{summary}</p>
        </div>
        <Picture article={article} shape="article-row-picture" sizes="11rem" coarseness={5} />
      </div>
    </article>
  );
}
