import * as wording from '#words';
import type { Article } from '../../content/articles/article.ts';
import type { ArticleKind } from '../../content/articles/queries.ts';
import type { ListPage } from '../../content/paging.ts';
import { Landscape } from '../../ui/pictures/Landscape.tsx';
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

/** Shows the articles of a kind, such as all essays, and links to the other kinds. */
export const KindPage = ({ title, summary, kinds, page }: KindPageProps) => (
  <HeadedPage
    title={title}
    label={wording.blog}
    summary={summary}
    note={
      <>
        <KindLinks kinds={kinds} path={page.path} />
        <Landscape seed={page.path} className="picture" coarseness={3} flattest={2} />
      </>
    }
    column={
      <>
        {page.items.map((article) => (
          <ArticleRow key={article.slug} article={article} />
        ))}
        <Paging {...page} />
      </>
    }
  />
);
