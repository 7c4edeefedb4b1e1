import type { ReactNode } from 'react';
import * as wording from '#words';
import type { Article } from '../../content/articles/article.ts';
import type { AuthorProfile } from '../../content/authors/schema.ts';
import { LinkList } from '../../ui/LinkList.tsx';
import { ArticleRow } from '../articles/ArticleRow.tsx';
import { HeadedPage } from '../HeadedPage.tsx';

interface AuthorPageProps {
  author: AuthorProfile;
  /** The articles of the author, newest first. */
  articles: Article[];
  /** The author's biography. */
  children?: ReactNode;
}

/** The number of articles shown with picture and summary. Earlier articles have only a title. */
const SHOWN = 9;

/** Shows the biography, the links and the articles of an author. */
export function AuthorPage({ author, articles, children }: AuthorPageProps) {
  const { name, role, summary, links } = author;
  return (
    <HeadedPage title={name} label={role} summary={summary}>
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
      <section>
        <h2 className="display pb-6 text-section">{wording.articles}</h2>
        {articles.length === 0 && <p>{wording.authorIsNew}</p>}
        {articles.slice(0, SHOWN).map((article) => (
          <ArticleRow key={article.slug} article={article} heading="h3" />
        ))}
        {articles.length > SHOWN && (
          <>
            <h3 className="display mt-12 text-title">{wording.earlierArticles}</h3>
            <LinkList className="mt-3 grid gap-2 text-small" links={articles.slice(SHOWN)} />
          </>
        )}
      </section>
    </HeadedPage>
  );
}
