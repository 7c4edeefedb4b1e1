import type { ReactNode } from 'react';
import * as wording from '#words';
import type { Article } from '../../content/articles/article.ts';
import type { AuthorProfile } from '../../content/authors.ts';
import { daysOf, type ListPage, listPageTitle } from '../../content/paging.ts';
import { ArticleRow } from '../articles/ArticleRow.tsx';
import { Paging } from '../articles/Paging.tsx';
import { HeadedPage } from '../HeadedPage.tsx';

interface AuthorPageProps {
  author: AuthorProfile;
  page: ListPage<Article>;
  /** The author's biography, on the newest page. */
  children?: ReactNode;
}

/** Shows the biography, the links and the newest articles of an author, or an archive page. */
export function AuthorPage({ author, page, children }: AuthorPageProps) {
  const { name, role, summary, links } = author;
  const title = listPageTitle(name, page);
  if (page.number !== undefined)
    return (
      <HeadedPage title={title} label={role} summary={daysOf(page)}>
        {page.items.map((article) => (
          <ArticleRow key={article.slug} article={article} />
        ))}
        <Paging {...page} />
      </HeadedPage>
    );
  return (
    <HeadedPage
      title={title}
      label={role}
      summary={summary}
      column={
        <div className="prose measure pb-12">
          {children}
          {links.length > 0 && (
            <ul>
              {links.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} rel="me">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      }
    >
      <section>
        <h2 className="display pb-6 text-section">{wording.articles}</h2>
        {page.items.length === 0 && <p>{wording.authorIsNew}</p>}
        {page.items.map((article) => (
          <ArticleRow key={article.slug} article={article} heading="h3" />
        ))}
      </section>
      <Paging {...page} />
    </HeadedPage>
  );
}
