import { Fragment, type ReactNode } from 'react';
import { PageHeading } from '../ui/PageHeading.tsx';
import type { PageEntry } from './page-index.ts';

interface SearchPageProps {
  topics: readonly PageEntry[];
  /** The island that searches. */
  children?: ReactNode;
}

/** The page of the search, with the ways on that need none. */
export function SearchPage({ topics, children }: SearchPageProps) {
  return (
    <div className="wrap">
      <PageHeading title="Search">
        <p>
          Every article, topic and page, word for word. Or go by topic:{' '}
          {topics.map(({ path, title }) => (
            <Fragment key={path}>
              <a className="text-link" href={path}>
                {title}
              </a>
              {', '}
            </Fragment>
          ))}
          or by the{' '}
          <a className="text-link" href="/sitemap">
            list of all pages
          </a>
          .
        </p>
      </PageHeading>
      <div className="measure">{children}</div>
    </div>
  );
}
