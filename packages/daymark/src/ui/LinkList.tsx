import { HOME } from '#addresses';

interface LinkListProps {
  links: readonly { path: string; title: string }[];
  /** The CSS classes of the list. */
  className: string;
  /** The path of the page, if the list may contain the page or its section. */
  currentPath?: string;
}

/**
 * A list of links to pages, with the titles of the pages as text. The list marks the current page or
 * section with `aria-current`.
 */
export function LinkList({ links, className, currentPath }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ path, title }) => (
        <li key={path}>
          <a
            className="text-link"
            href={path}
            aria-current={currentPath ? currency(path, currentPath) : undefined}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

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

/** A page in another language, with the name of the language in this language itself. */
interface PageInLanguage {
  language: string;
  name: string;
  path: string;
}

/**
 * Lists links to a page in other languages. Each link has a name in its language, which screen readers
 * announce in that language.
 */
export const LanguageLinks = ({ languages }: { languages: readonly PageInLanguage[] }) => (
  <ul>
    {languages.map(({ language, name, path }) => (
      <li key={language}>
        <a href={path} lang={language} hrefLang={language}>
          {name}
        </a>
      </li>
    ))}
  </ul>
);

/** Returns "page" for the current page and "true" for the section that contains it. */
function currency(path: string, currentPath: string): 'page' | 'true' | undefined {
  if (path === currentPath) return 'page';
  return path !== HOME && currentPath.startsWith(`${path}/`) ? 'true' : undefined;
}
