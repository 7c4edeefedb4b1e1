export interface NavigationItem {
  name: string;
  path: string;
}

interface NavigationLinksProps {
  items: readonly NavigationItem[];
  currentPath: string;
}

/** Lists links to pages of the site, and marks the current page or section with `aria-current`. */
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

/** Returns "page" for the current page and "true" for the section that contains it. */
function currency(path: string, currentPath: string): 'page' | 'true' | undefined {
  if (path === currentPath) return 'page';
  return path !== '/' && currentPath.startsWith(`${path}/`) ? 'true' : undefined;
}
