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
            <LinkList
              className={`text-small${hasArchive(pages) ? ' flex flex-wrap gap-x-5' : ''}`}
              links={pages}
            />
          </section>
        ))}
      </div>
    </HeadedPage>
  );
}

/** Whether a group contains archive pages of a list, which fill lines and not a column. */
const hasArchive = (pages: readonly PageEntry[]) =>
  pages.some(({ path }, index) => path.startsWith(`${pages[index - 1]?.path}/`));

/** The link to the page of the sitemap from which this page is reached. */
const Parent = ({ title, path }: PageEntry) => (
  <p className="text-small">
    <a className="text-link" href={path}>
      {wording.backTo(title)}
    </a>
  </p>
);
