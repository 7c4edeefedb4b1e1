import type { ReactNode } from 'react';
import type { SlotsOn } from '../ads/placements.ts';
import { Slot } from '../ads/Slot.tsx';
import { ArticleRow } from '../articles/ArticleRow.tsx';
import type { Article } from '../articles/article.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import type { Topic } from './topic.ts';

interface TopicPageProps {
  topic: Topic;
  articles: Article[];
  slots: SlotsOn<'topic'>;
  /** The topic's introduction. */
  children?: ReactNode;
}

export function TopicPage({ topic, articles, slots, children }: TopicPageProps) {
  return (
    <div className="wrap">
      <PageHeading title={topic.title} label="Topic">
        <p>{topic.summary}</p>
      </PageHeading>
      <div className="prose measure pb-12">{children}</div>
      {articles.map((article) => (
        <ArticleRow key={article.slug} article={article} />
      ))}
      <div className="mt-8">
        <Slot {...slots['after-list']} />
      </div>
    </div>
  );
}
