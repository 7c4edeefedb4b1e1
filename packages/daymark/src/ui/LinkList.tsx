interface LinkListProps {
  links: readonly { path: string; title: string }[];
  /** The classes that lay out the list. */
  className: string;
}

/** A list of links to pages, with their titles. */
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
