import type { ReactNode } from 'react';
import type { PageEntry } from '../../content/page-index.ts';
import { LinkList } from '../../ui/LinkList.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

interface SearchPageProps {
  topics: readonly PageEntry[];
  /** The search island. */
  children?: ReactNode;
}

const ALL_PAGES: PageEntry = { title: 'All pages', path: '/sitemap' };

/** The search page, with links to topics and to all pages for visitors who do not search. */
export function SearchPage({ topics, children }: SearchPageProps) {
  return (
    <div className="wrap">
      <PageHeading title="Search">
        <p>Every article, practice and page, by the words that stand in it.</p>
      </PageHeading>
      <nav aria-label="Topics" className="mb-10">
        <h2 className="label text-soft">By topic</h2>
        <LinkList className="mt-2 flex flex-wrap gap-x-5 gap-y-1" links={[...topics, ALL_PAGES]} />
      </nav>
      <noscript>
        <p className="measure">
          To search by words needs script, which is switched off here. The topics and the list of
          all pages lead everywhere without it.
        </p>
      </noscript>
      <div className="measure">{children}</div>
    </div>
  );
}
