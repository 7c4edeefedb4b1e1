import type { ReactNode } from 'react';
import * as wording from '#words';
import type { SitemapPage as Page, PageEntry } from '../../content/sitemap.ts';
import { LinkList } from '../../ui/LinkList.tsx';
import { HeadedPage } from '../HeadedPage.tsx';
import './sitemap.css';

interface SitemapPageProps extends Pick<Page, 'title' | 'parent' | 'groups'> {
  /** The island that finds pages by title, on `/sitemap`. */
  children?: ReactNode;
}

/** The page `/sitemap`, or one of the pages to which it leads on a site with many pages. */
export function SitemapPage({ title, parent, groups, children }: SitemapPageProps) {
  return (
    <HeadedPage
      title={parent ? wording.sitemapOf(title) : title}
      summary={parent ? wording.partLead : wording.sitemapLead}
    >
      {parent && <Parent {...parent} />}
      {children}
      <div className="sitemap mt-12">
        {groups.map(({ title, pages }) => (
          <section key={title} className="hairline">
            <h2 className="display text-title">{title}</h2>
            <LinkList className="mt-3 grid gap-1 text-small" links={pages} />
          </section>
        ))}
      </div>
    </HeadedPage>
  );
}

/** The link to the page of the sitemap from which this page is reached. */
const Parent = ({ title, path }: PageEntry) => (
  <p className="text-small">
    <a className="text-link" href={path}>
      {wording.backTo(title)}
    </a>
  </p>
);
