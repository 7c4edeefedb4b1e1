import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: string;
  /** The line above the title. */
  label?: string;
  children?: ReactNode;
}

/** The header of a page that is not an article: its title and a short introduction. */
export function PageHeading({ title, label, children }: PageHeadingProps) {
  return (
    <header className="max-w-[44rem] pt-28 pb-12 md:pt-36">
      {label && <p className="label text-soft">{label}</p>}
      <h1 className="display mt-3 text-page">{title}</h1>
      {children && <div className="mt-5 text-balance text-lead text-soft">{children}</div>}
    </header>
  );
}
