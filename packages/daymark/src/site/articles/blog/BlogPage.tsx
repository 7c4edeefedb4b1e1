import * as wording from '#words';
import type { SlotsOn } from '../../../ads/placements.ts';
import { PlacedSlot, Slot } from '../../../ads/Slot.tsx';
import type { Article } from '../../../content/articles/article.ts';
import { leavesOutEqual } from '../../../content/articles/order.ts';
import type { ArticleKind } from '../../../content/articles/queries.ts';
import { daysOf, type ListPage, listPageTitle } from '../../../content/paging.ts';
import type { Topic } from '../../../content/topics.ts';
import { monthInWords } from '../../../ui/date.ts';
import { HeadedPage } from '../../HeadedPage.tsx';
import { ArticleCard } from '../ArticleCard.tsx';
import { ArticleFacts } from '../ArticleFacts.tsx';
import { ArticleRow } from '../ArticleRow.tsx';
import { FeedLink, Filters, KindLinks } from '../Filters.tsx';
import { Paging } from '../Paging.tsx';
import { Picture } from '../Picture.tsx';

interface BlogPageProps {
  page: ListPage<Article>;
  topics: Topic[];
  /** The kinds of articles to whose lists the page links. */
  kinds?: readonly ArticleKind[];
  /** The language of the names of months. */
  language: string;
  /** The page that explains the feeds. */
  feedPage?: string | undefined;
  slots?: SlotsOn<'blog'> | undefined;
}

/** The number of articles above the rows: one with a large picture, and three beside each other. */
const FRONT = 4;

/**
 * Shows a page of the blog. The newest page begins with the latest articles in a larger form, unless
 * it has few articles. All other articles are rows, grouped by month. Rows of the same date contain the
 * date, so that their order does not look like an order in time.
 */
export function BlogPage({ page, topics, kinds = [], language, feedPage, slots }: BlogPageProps) {
  const { items, number } = page;
  const hasFront = number === undefined && items.length >= 2 * FRONT;
  const [lead, ...beside] = hasFront ? items.slice(0, FRONT) : [];
  const newest = lead ? [lead, ...beside] : [];
  const rows = hasFront ? items.slice(FRONT) : items;
  const dates = Map.groupBy(items, ({ date }) => date.getTime());
  const isAlone = ({ date }: Article) => dates.get(date.getTime())?.length === 1;
  const months = Map.groupBy(rows, ({ date }) => monthInWords(date, language));
  const inList = <PlacedSlot slot={slots?.['in-list']} className="mb-10 md:mb-0" />;
  const afterAd = hasFront ? undefined : rows[3];
  return (
    <HeadedPage
      title={listPageTitle(wording.blog, page)}
      summary={number === undefined ? wording.blogLead : daysOf(page)}
      note={items.length > 0 && <Filters topics={topics} path={page.path} />}
    >
      {items.length === 0 && <p>{wording.blogIsEmpty}</p>}
      {lead && (
        <section className="pb-16">
          <h2 className="label pb-3 text-soft">
            {leavesOutEqual(newest, items) ? wording.someNew : wording.newest}
          </h2>
          <LeadArticle article={lead} />
          <div className="mt-12 grid gap-x-14 gap-y-12 md:grid-cols-3">
            {beside.map((article) => (
              <ArticleCard key={article.slug} article={article} />
            ))}
          </div>
        </section>
      )}
      <div className="with-tall-slot">
        {slots?.['beside-list'] && <Slot {...slots['beside-list']} />}
        <div className="lg:flow-root">
          {hasFront && inList}
          {[...months].map(([month, articles]) => (
            <section key={month}>
              {afterAd === articles[0] && inList}
              <h2 className="label pb-3 text-soft not-first:pt-10">{month}</h2>
              {articles.map((article, index) => (
                <div key={article.slug}>
                  {index > 0 && article === afterAd && inList}
                  <ArticleRow article={article} heading="h3" dated={!isAlone(article)} />
                </div>
              ))}
            </section>
          ))}
        </div>
      </div>
      <Paging {...page} />
      {items.length > 0 && (
        <div className="my-6 flex flex-wrap justify-between gap-x-6 gap-y-4 text-small">
          <KindLinks kinds={kinds} path={page.path} />
          <FeedLink page={feedPage} />
        </div>
      )}
    </HeadedPage>
  );
}

/** Shows the latest article, with a large picture beside its text. */
function LeadArticle({ article }: { article: Article }) {
  return (
    <article className="card grid items-start gap-x-14 gap-y-6 lg:grid-cols-3">
      <Picture
        article={article}
        shape="aspect-[2/1] w-full lg:col-span-2 lg:aspect-[8/5]"
        flattest={2}
        coarseness={2}
        eager
      />
      <div>
        <ArticleFacts {...article} day={article.listDay} />
        <h3 className="display mt-3 text-section">
          <a className="card-link" href={article.path}>
            {article.title}
          </a>
        </h3>
        <p className="mt-4 text-lead text-soft">{article.summary}</p>
      </div>
    </article>
  );
}
