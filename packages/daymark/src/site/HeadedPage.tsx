import type { ReactNode } from 'react';
import type { Settings } from '../settings/site.ts';
import './headed-page.css';

export interface PageProps {
  title: string;
  summary: string;
  children?: ReactNode;
}

interface HeadedPageProps extends PageProps {
  /** The line above the title. */
  label?: string | undefined;
  /** A line below the summary. */
  note?: ReactNode;
  /** A class of the page. */
  className?: string;
  /** A column of text or controls, which is beside the heading on wide screens. */
  column?: ReactNode;
  /** The content below the heading, beside the column, only on wide screens. */
  beside?: ReactNode;
}

/** A page that is not an article, with a heading and a summary. The children have its full width. */
export function HeadedPage(props: HeadedPageProps) {
  const { title, summary, label, note, column, beside, className = '', children } = props;
  const header = (
    <header className="page-head">
      {label && <p className="label text-soft">{label}</p>}
      <h1 className="display text-page">{title}</h1>
      <p className="page-summary text-balance text-soft">{summary}</p>
      {note}
    </header>
  );
  return (
    <div className={`wrap ${className}`}>
      {column ? (
        <div className="headed">
          {header}
          {beside}
          <div className="headed-column">{column}</div>
        </div>
      ) : (
        header
      )}
      {children}
    </div>
  );
}

/** The link of the settings for visitors who should read something before they begin, if any. */
export function Note({ note, className }: { note: Settings['home']['note']; className: string }) {
  if (!note) return null;
  return (
    <p className={className}>
      <a className="text-link" href={note.href}>
        {note.text}
      </a>
    </p>
  );
}
