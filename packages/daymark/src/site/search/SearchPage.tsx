import type { ReactNode } from 'react';
import * as wording from '#words';
import type { PageEntry } from '../../content/sitemap.ts';
import { LinkList } from '../../ui/LinkList.tsx';
import { HeadedPage } from '../HeadedPage.tsx';

interface SearchPageProps {
  topics: readonly PageEntry[];
  /** Whether there is anything to search. */
  hasIndex: boolean;
  children?: ReactNode;
}

const ALL_PAGES: PageEntry = { title: wording.allPages, path: '/sitemap' };

/** The search page, with links to the topics and to the list of all pages. */
export function SearchPage({ topics, hasIndex, children }: SearchPageProps) {
  const hasTopics = topics.length > 0;
  return (
    <HeadedPage title={wording.search} summary={wording.searchLead}>
      {hasTopics ? (
        <nav aria-label={wording.topics} className="mb-10">
          <h2 className="label text-soft">{wording.byTopic}</h2>
          <LinkList
            className="mt-2 flex flex-wrap gap-x-5 gap-y-1"
            links={[...topics, ALL_PAGES]}
          />
        </nav>
      ) : (
        <LinkList className="mb-10" links={[ALL_PAGES]} />
      )}
      {hasIndex ? (
        <>
          <noscript>
            <p className="measure">
              {hasTopics ? wording.searchNeedsScript : wording.pagesNeedNoScript}
            </p>
          </noscript>
          <div className="measure">{children}</div>
        </>
      ) : (
        <p>{wording.searchIsEmpty}</p>
      )}
    </HeadedPage>
  );
}
