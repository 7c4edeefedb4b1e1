import type { ReactNode } from 'react';
import { PageHeading } from '../ui/PageHeading.tsx';

export interface HeadedPageProps {
  title: string;
  summary: string;
  /** The line above the title. */
  label?: string | undefined;
  children?: ReactNode;
}

/** A page that is not an article, with a heading and a summary. */
export function HeadedPage({ title, summary, label, children }: HeadedPageProps) {
  return (
    <div className="wrap">
      <PageHeading title={title} {...(label && { label })}>
        <p>{summary}</p>
      </PageHeading>
      {children}
    </div>
  );
}
