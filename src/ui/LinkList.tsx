interface LinkListProps {
  links: readonly { path: string; title: string }[];
  /** How the list stands on its page. */
  className: string;
}

/** Links to pages, by their titles. */
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
