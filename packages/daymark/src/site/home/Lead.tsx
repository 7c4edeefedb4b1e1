import type { Article } from '../../content/articles/article.ts';
import { ArticleFacts } from '../articles/ArticleFacts.tsx';
import { Picture } from '../articles/Picture.tsx';

/** Shows the article that leads the home page of a magazine. */
export function Lead({ article }: { article: Article }) {
  const { path, title, summary } = article;
  return (
    <article className="lead wrap mt-16 card">
      <Picture article={article} shape="" eager />
      <div>
        <ArticleFacts {...article} day={article.listDay} />
        <h2 className="display mt-3">
          <a className="card-link" href={path}>
            {title}
          </a>
        </h2>
        <p className="summary mt-4">{summary}</p>
      </div>
    </article>
  );
}
