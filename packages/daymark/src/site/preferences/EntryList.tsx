import type { ReactNode } from 'react';

interface EntryListProps {
  id?: string;
  title: string;
  /** The text of an empty list. */
  empty: ReactNode;
  children: readonly ReactNode[];
}

/** A section with the stored entries of one kind. */
export function EntryList({ id, title, empty, children }: EntryListProps) {
  return (
    <section className="mt-16" id={id}>
      <h2 className="display text-section" tabIndex={-1}>
        {title}
      </h2>
      {children.length > 0 ? (
        <ul className="kept-entries">{children}</ul>
      ) : (
        <p className="mt-3 text-small text-soft">{empty}</p>
      )}
    </section>
  );
}
