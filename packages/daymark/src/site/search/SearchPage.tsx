import type { ReactNode } from 'react';
import { SITEMAP } from '#addresses';
import * as wording from '#words';
import type { PageEntry } from '../../content/sitemap.ts';
import type { Settings } from '../../settings/site.ts';
import { LinkList } from '../../ui/LinkList.tsx';
import { HeadedPage } from '../HeadedPage.tsx';

export interface SuggestionsProps {
  /** The needs of visitors, in their words, each with a page that helps. */
  needs: Settings['needs'];
  topics: readonly Pick<PageEntry, 'title' | 'path'>[];
}

interface SearchPageProps extends SuggestionsProps {
  /** The search; absent if there is nothing to search. */
  children?: ReactNode;
}

/** The search page: the search, or links to other pages if there is nothing to search. */
export function SearchPage({ needs, topics, children }: SearchPageProps) {
  return (
    <HeadedPage
      title={wording.search}
      summary={wording.searchLead}
      column={
        children ? (
          <>
            <noscript>
              <p className="measure mb-12">
                {topics.length > 0 ? wording.searchNeedsScript : wording.pagesNeedNoScript}
              </p>
            </noscript>
            {children}
          </>
        ) : (
          <>
            <p className="mb-12">{wording.searchIsEmpty}</p>
            <Suggestions needs={needs} topics={topics} />
          </>
        )
      }
    />
  );
}

/** Ways on from the search page without words: needs, topics, and the list of all pages. */
export function Suggestions({ needs, topics }: SuggestionsProps) {
  const all = { title: wording.allPages, path: SITEMAP };
  return (
    <>
      {needs.length > 0 && (
        <nav className="mb-8" aria-labelledby="needs">
          <h2 id="needs" className="label text-soft">
            {wording.needs}
          </h2>
          <LinkList
            className="mt-2 flex flex-wrap gap-x-5 gap-y-1"
            links={needs.map(({ text, href }) => ({ title: text, path: href }))}
          />
        </nav>
      )}
      {topics.length > 0 && (
        <nav className="mb-8" aria-label={wording.topics}>
          <h2 className="label text-soft">{wording.byTopic}</h2>
          <LinkList className="mt-2 flex flex-wrap gap-x-5 gap-y-1" links={[...topics, all]} />
        </nav>
      )}
      {topics.length === 0 && <LinkList className="" links={[all]} />}
    </>
  );
}
