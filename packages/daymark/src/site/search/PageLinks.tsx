import type { PageEntry } from '../../content/page-index.ts';

/** Links to pages, each below a hairline. */
export function PageLinks({ pages }: { pages: readonly PageEntry[] }) {
  return pages.map(({ path, title }) => (
    <li key={path} className="border-t border-line py-2">
      <a className="text-link" href={path}>
        {title}
      </a>
    </li>
  ));
}
