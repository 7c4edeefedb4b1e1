import type { ReactNode } from 'react';
import { headingOf } from './heading.ts';

interface StoredEntryProps {
  title: string;
  /** The path of the page; absent for a step that no longer exists. */
  path?: string | undefined;
  /** The label of the button, whose accessible name also includes the title. */
  action: string;
  /** Removes the entry. @returns whether it was removed */
  drop: () => Promise<boolean>;
  /** Further details. */
  children?: ReactNode;
}

/** A page of this site that a visitor marked or kept. */
export function StoredEntry({ title, path, action, drop, children }: StoredEntryProps) {
  return (
    <li>
      <p>
        {path ? (
          <a className="text-link" href={path}>
            {title}
          </a>
        ) : (
          title
        )}
      </p>
      {children}
      <button
        type="button"
        className="text-link text-small"
        aria-label={`${action}: ${title}`}
        onClick={async ({ currentTarget }) => {
          const heading = headingOf(currentTarget);
          if (await drop()) heading?.focus();
        }}
      >
        {action}
      </button>
    </li>
  );
}
