import type { SlotsOn } from '../../ads/placements.ts';
import { Slot } from '../../ads/Slot.tsx';
import { blogPath } from '../../site/paths.ts';
import type { Topic } from '../../topics/topic.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ArticleRow } from '../ArticleRow.tsx';
import type { Article } from '../article.ts';

interface BlogPageProps {
  articles: Article[];
  topics: Topic[];
  /** This page and how many there are, from 1. */
  page: number;
  pages: number;
  slots: SlotsOn<'blog'>;
}

export function BlogPage({ articles, topics, page, pages, slots }: BlogPageProps) {
  return (
    <div className="wrap">
      <PageHeading title={page === 1 ? 'Blog' : `Blog, page ${page}`}>
        <p>All articles, the newest first.</p>
      </PageHeading>
      <nav aria-label="Topics" className="pb-10">
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small">
          {topics.map(({ slug, path, title }) => (
            <li key={slug}>
              <a className="text-link" href={path}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="with-tall-slot">
        <Slot {...slots['beside-list']} />
        <div className="lg:flow-root">
          {articles.map((article, index) => (
            <div key={article.slug}>
              {index === 3 && <Slot {...slots['in-list']} />}
              <ArticleRow article={article} />
            </div>
          ))}
        </div>
      </div>
      {pages > 1 && <Paging page={page} pages={pages} />}
    </div>
  );
}

function Paging({ page, pages }: { page: number; pages: number }) {
  return (
    <nav
      aria-label="Pages"
      className="flex justify-between gap-6 border-t border-line pt-6 text-small"
    >
      {page > 1 ? (
        <a className="text-link" href={blogPath(page - 1)} rel="prev">
          Newer articles
        </a>
      ) : (
        <span />
      )}
      <span className="text-soft">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <a className="text-link" href={blogPath(page + 1)} rel="next">
          Older articles
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
