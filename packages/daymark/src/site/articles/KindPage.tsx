import * as wording from '#words';
import type { Article } from '../../content/articles/article.ts';
import type { ArticleKind } from '../../content/articles/queries.ts';
import type { ListPage } from '../../content/paging.ts';
import { HeadedPage } from '../HeadedPage.tsx';
import { ArticleRow } from './ArticleRow.tsx';
import { KindLinks } from './Filters.tsx';
import { Paging } from './Paging.tsx';

interface KindPageProps {
  title: string;
  /** The text below the title. */
  summary: string;
  /** The kinds to whose lists the page links. */
  kinds: readonly ArticleKind[];
  page: ListPage<Article>;
}

/** Shows the articles of a kind, such as all essays, above links to the other kinds. */
export const KindPage = ({ title, summary, kinds, page }: KindPageProps) => (
  <HeadedPage
    title={title}
    label={wording.blog}
    summary={summary}
    column={
      <>
        {page.items.map((article) => (
          <ArticleRow key={article.slug} article={article} />
        ))}
        <Paging {...page} />
        <div className="my-6">
          <KindLinks kinds={kinds} path={page.path} />
        </div>
      </>
    }
  />
);
