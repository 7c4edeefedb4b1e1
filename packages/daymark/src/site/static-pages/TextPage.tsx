import type { ReactNode } from 'react';
import * as wording from '#words';
import { PageHeading } from '../../ui/PageHeading.tsx';

interface TextPageProps {
  title: string;
  summary: string;
  /** The day of the last change as text. */
  updated?: string | undefined;
  children?: ReactNode;
}

/** A static page such as about, privacy or terms. It has no ad slots. */
export function TextPage({ title, summary, updated, children }: TextPageProps) {
  return (
    <div className="wrap">
      <PageHeading title={title} {...(updated && { label: wording.lastChanged(updated).join('') })}>
        <p>{summary}</p>
      </PageHeading>
      <div className="prose measure">{children}</div>
    </div>
  );
}
