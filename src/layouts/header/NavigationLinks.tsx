export interface NavigationItem {
  name: string;
  path: string;
}

interface NavigationLinksProps {
  items: readonly NavigationItem[];
  currentPath: string;
}

/** A list of links to pages of the site; the one to the current page says so. */
export function NavigationLinks({ items, currentPath }: NavigationLinksProps) {
  return (
    <ul>
      {items.map(({ name, path }) => (
        <li key={path}>
          <a href={path} aria-current={currency(path, currentPath)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** "page" for the page itself, "true" for the section that it belongs to. */
function currency(path: string, currentPath: string): 'page' | 'true' | undefined {
  if (path === currentPath) return 'page';
  return path !== '/' && currentPath.startsWith(`${path}/`) ? 'true' : undefined;
}
