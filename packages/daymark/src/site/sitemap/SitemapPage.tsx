import type { ReactNode } from 'react';
import * as wording from '#words';
import type { PageGroup } from '../../content/all-pages.ts';
import { LinkList } from '../../ui/LinkList.tsx';
import { HeadedPage } from '../HeadedPage.tsx';

interface SitemapPageProps {
  groups: PageGroup[];
  /** The island that finds pages by title. */
  children?: ReactNode;
}

export function SitemapPage({ groups, children }: SitemapPageProps) {
  return (
    <HeadedPage title={wording.sitemap} summary={wording.sitemapLead}>
      {children}
      <div className="mt-12 grid gap-x-12 gap-y-12 md:grid-cols-2">
        {groups.map(({ title, pages }) => (
          <section key={title} className="border-t border-line pt-5">
            <h2 className="display text-title">{title}</h2>
            <LinkList className="mt-3 grid gap-1 text-small" links={pages} />
          </section>
        ))}
      </div>
    </HeadedPage>
  );
}
