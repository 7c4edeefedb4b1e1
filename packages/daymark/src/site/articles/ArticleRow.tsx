import type { Article } from '../../content/articles/article.ts';
import type { Topic } from '../../content/topics.ts';
import { ArticleFacts } from './ArticleFacts.tsx';
import { Picture } from './Picture.tsx';
import './article-row.css';

interface ArticleRowProps {
  article: Article;
  heading?: 'h2' | 'h3';
  /** Whether the row contains the date of the article. */
  dated?: boolean;
  /** The topic of the list, which the row does not repeat. */
  topic?: Pick<Topic, 'slug'>;
  /** Whether the row contains the picture of the article. */
  pictured?: boolean;
}

/**
 * Shows an article as a row of a list: first the text, then a small picture. A row names one topic, so
 * that its facts stay in one line.
 */
export function ArticleRow(props: ArticleRowProps) {
  const { article, heading: Heading = 'h2', dated = true, topic, pictured = true } = props;
  const { path, title, summary } = article;
  const topics = article.topics.filter(({ slug }) => slug !== topic?.slug).slice(0, 1);
  return (
    <article className="card article-row">
      <div className="article-row-columns">
        <div>
          <ArticleFacts {...article} day={article.listDay} topics={topics} dated={dated} />
          <Heading className="display mt-2 text-title">
            <a className="card-link" href={path}>
              {title}
            </a>
          </Heading>
        </div>
        {/* Before the summary, which is below the picture on phones and must not move when it arrives. */}
        {pictured && (
          <Picture article={article} shape="article-row-picture" sizes="11rem" coarseness={5} />
        )}
        <p className="summary mt-2 text-soft">{summary}</p>
      </div>
    </article>
  );
}
