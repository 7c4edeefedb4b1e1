import * as wording from '#words';
import type { SlotsOn } from '../../../ads/placements.ts';
import { Slot } from '../../../ads/Slot.tsx';
import type { Article } from '../../../content/articles/article.ts';
import { daysOf, type ListPage, listPageTitle } from '../../../content/paging.ts';
import type { Topic } from '../../../content/topics.ts';
import { LinkList } from '../../../ui/LinkList.tsx';
import { HeadedPage } from '../../HeadedPage.tsx';
import { ArticleRow } from '../ArticleRow.tsx';
import { FeedLink } from '../FeedLink.tsx';
import { Paging } from '../Paging.tsx';

interface BlogPageProps {
  page: ListPage<Article>;
  topics: Topic[];
  slots?: SlotsOn<'blog'> | undefined;
}

export function BlogPage({ page, topics, slots }: BlogPageProps) {
  const summary = page.number === undefined ? wording.blogLead : daysOf(page);
  return (
    <HeadedPage title={listPageTitle(wording.blog, page)} summary={summary}>
      {page.items.length === 0 ? (
        <p>{wording.blogIsEmpty}</p>
      ) : (
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 pb-10 text-small">
          {topics.length > 0 && (
            <nav aria-label={wording.topics}>
              <LinkList className="flex flex-wrap gap-x-6 gap-y-1" links={topics} />
            </nav>
          )}
          <FeedLink />
        </div>
      )}
      <div className="with-tall-slot">
        {slots?.['beside-list'] && <Slot {...slots['beside-list']} />}
        <div className="lg:flow-root">
          {page.items.map((article, index) => (
            <div key={article.slug}>
              {index === 3 && slots?.['in-list'] && <Slot {...slots['in-list']} />}
              <ArticleRow article={article} />
            </div>
          ))}
        </div>
      </div>
      <Paging {...page} />
    </HeadedPage>
  );
}
