import type { ReactNode } from 'react';
import * as wording from '#words';
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
  /** Links below the summary. */
  links?: ReactNode;
  /** A column of text or controls, which is beside the heading on wide screens. */
  column?: ReactNode;
}

/** A page that is not an article, with a heading and a summary. The children have its full width. */
export function HeadedPage({ title, summary, label, links, column, children }: HeadedPageProps) {
  const header = (
    <header className="max-w-[44rem] pt-28 pb-12 md:pt-36">
      {label && <p className="label text-soft">{label}</p>}
      <h1 className="display mt-3 text-page">{title}</h1>
      <div className="mt-5 text-balance text-lead text-soft">
        <p>{summary}</p>
      </div>
      {links}
    </header>
  );
  return (
    <div className="wrap">
      {column ? (
        <div className="headed">
          {header}
          <div>{column}</div>
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
    <p className={`text-small ${className}`}>
      <a className="text-link" href={note.href}>
        {note.text}
      </a>
    </p>
  );
}

interface TextPageProps extends PageProps {
  /** The day of the last change as text. */
  updated?: string | undefined;
}

/** A static page such as about, privacy or terms. It has no ad slots. */
export function TextPage({ title, summary, updated, children }: TextPageProps) {
  const label = updated && wording.lastChanged(updated).join('');
  return (
    <HeadedPage
      title={title}
      summary={summary}
      label={label}
      column={<div className="prose measure">{children}</div>}
    />
  );
}
