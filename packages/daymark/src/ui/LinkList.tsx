interface LinkListProps {
  links: readonly { path: string; title: string }[];
  /** The CSS classes of the list. */
  className: string;
}

/** A list of links to pages, with the titles of the pages as text. */
export function LinkList({ links, className }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ path, title }) => (
        <li key={path}>
          <a className="text-link" href={path}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
