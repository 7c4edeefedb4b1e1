import type { ReactNode } from 'react';
import * as wording from '#words';
import type { SlotsOn } from '../../ads/placements.ts';
import { PlacedSlot } from '../../ads/Slot.tsx';
import type { Article } from '../../content/articles/article.ts';
import { type ListPage, listPageTitle } from '../../content/paging.ts';
import type { Topic } from '../../content/topics.ts';
import { Landscape } from '../../ui/pictures/Landscape.tsx';
import { ArticleRow } from '../articles/ArticleRow.tsx';
import { FeedLink, Filters } from '../articles/Filters.tsx';
import { Paging } from '../articles/Paging.tsx';
import { HeadedPage } from '../HeadedPage.tsx';

interface TopicPageProps {
  topic: Topic;
  /** The topics to which the page links. */
  filters: Topic[];
  page: ListPage<Article>;
  /** The text below the title. */
  summary: string;
  slots?: SlotsOn<'topic'> | undefined;
  /** The topic's introduction, on its newest page. */
  children?: ReactNode;
}

/** Shows the articles of a topic, then its introduction, so that a phone shows an article at once. */
export function TopicPage({ topic, filters, page, summary, slots, children }: TopicPageProps) {
  return (
    <HeadedPage
      title={listPageTitle(topic.title, page)}
      label={wording.topic}
      summary={summary}
      note={
        <>
          {page.items.length > 0 && <Filters topics={filters} path={page.path} />}
          <Landscape
            seed={topic.slug}
            topic={topic.slug}
            className="picture"
            coarseness={3}
            flattest={2}
          />
        </>
      }
      column={
        <>
          {page.items.length === 0 && <p>{wording.topicIsEmpty}</p>}
          {page.items.map((article) => (
            <ArticleRow key={article.slug} article={article} topic={topic} />
          ))}
          <Paging {...page} />
          {page.items.length > 0 && (
            <p className="my-6 text-small">
              <FeedLink topic={topic} />
            </p>
          )}
          {children && <div className="prose hairline pt-8">{children}</div>}
        </>
      }
    >
      <PlacedSlot slot={slots?.['after-list']} className="mt-20" />
    </HeadedPage>
  );
}
