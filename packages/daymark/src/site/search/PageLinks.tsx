import type { PageEntry } from '../../content/sitemap.ts';

/** The items of a list of links to pages, separated by thin lines. */
export function PageLinks({ pages }: { pages: readonly PageEntry[] }) {
  return pages.map(({ path, title }) => (
    <li key={path} className="hairline py-2">
      <a className="text-link" href={path}>
        {title}
      </a>
    </li>
  ));
}
