import type { ReactNode } from 'react';
import { PageHeading } from '../ui/PageHeading.tsx';

interface TextPageProps {
  title: string;
  summary: string;
  /** When its words last changed, in words. */
  updated?: string | undefined;
  children?: ReactNode;
}

/** A page that is only read: about, privacy, terms. It carries no slots. */
export function TextPage({ title, summary, updated, children }: TextPageProps) {
  return (
    <div className="wrap">
      <PageHeading title={title} {...(updated && { label: `Last changed on ${updated}` })}>
        <p>{summary}</p>
      </PageHeading>
      <div className="prose measure">{children}</div>
    </div>
  );
}
