import type { ReactNode } from 'react';
import { headingOf } from './heading.ts';

interface KeptEntryProps {
  title: string;
  /** Where it is on this site; a step may be there no longer. */
  path?: string | undefined;
  /** What its button says. The title is added to its name. */
  action: string;
  /** Takes it out. @returns whether that was done */
  drop: () => Promise<boolean>;
  /** What else there is to say of it. */
  children?: ReactNode;
}

/** A page of this site that a visitor marked or kept. */
export function KeptEntry({ title, path, action, drop, children }: KeptEntryProps) {
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
