interface SectionHeadingProps {
  title: string;
  /** A link to the complete list. */
  more?: { name: string; path: string };
}

/** The heading of a section of a page. */
export function SectionHeading({ title, more }: SectionHeadingProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 pb-6">
      <h2 className="display grow text-section">{title}</h2>
      {more && (
        <a className="text-link text-small" href={more.path}>
          {more.name}
        </a>
      )}
    </div>
  );
}
