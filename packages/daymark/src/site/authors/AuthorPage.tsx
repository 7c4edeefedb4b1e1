import type { ReactNode } from 'react';
import * as wording from '#words';
import type { Article } from '../../content/articles/article.ts';
import type { AuthorProfile } from '../../content/authors.ts';
import { daysOf, type ListPage, listPageTitle } from '../../content/paging.ts';
import { Landscape } from '../../ui/pictures/Landscape.tsx';
import { ArticleRow } from '../articles/ArticleRow.tsx';
import { Paging } from '../articles/Paging.tsx';
import { HeadedPage } from '../HeadedPage.tsx';

interface AuthorPageProps {
  author: AuthorProfile;
  page: ListPage<Article>;
  /** The author's biography, on the newest page. */
  children?: ReactNode;
}

/** Shows the newest articles of an author, then the biography and the links, or an archive page. */
export function AuthorPage({ author, page, children }: AuthorPageProps) {
  const { slug, name, role, summary, links } = author;
  const isArchive = page.number !== undefined;
  return (
    <HeadedPage
      title={listPageTitle(name, page)}
      label={role}
      summary={isArchive ? daysOf(page) : summary}
      note={<Landscape seed={slug} className="picture" coarseness={4} flattest={2} />}
      column={
        <>
          {!isArchive && <h2 className="display pb-6 text-section">{wording.articles}</h2>}
          {page.items.length === 0 && <p>{wording.authorIsNew}</p>}
          {page.items.map((article) => (
            <ArticleRow key={article.slug} article={article} heading={isArchive ? 'h2' : 'h3'} />
          ))}
          <Paging {...page} />
          {!isArchive && (
            <div className="prose hairline pt-8">
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
          )}
        </>
      }
    />
  );
}
