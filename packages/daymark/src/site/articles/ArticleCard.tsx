import * as wording from '#words';
import type { Article } from '../../content/articles/article.ts';
import { Marks } from './marks.tsx';
import { Picture } from './Picture.tsx';

interface ArticleCardProps {
  article: Article;
  heading?: 'h2' | 'h3';
}

/** Shows an article as a card with its picture on top. The whole card is the target of one link. */
export function ArticleCard({ article, heading: Heading = 'h3' }: ArticleCardProps) {
  const { path, title, subtitle, summary, sponsor, kind, minutes, unpublished, day } = article;
  return (
    <article className="card">
      <Picture article={article} shape="aspect-[3/2] w-full" coarseness={3} />
      <p className="label mt-5 flex flex-wrap gap-x-5 text-soft">
        <Marks sponsor={sponsor?.name} kind={kind} unpublished={unpublished} day={day} />
        {wording.minutesToRead(minutes)}
      </p>
      <Heading className="display mt-2 text-title">
        <a className="card-link" href={path}>
          {title}
        </a>
      </Heading>
      {subtitle && <p className="mt-1 text-lead text-soft">{subtitle}</p>}
      <p className="mt-3 summary">{summary}</p>
    </article>
  );
}
