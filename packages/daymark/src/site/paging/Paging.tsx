import * as wording from '#words';
import type { ListPage } from '../../content/paging/divide.ts';

type PagingProps = Pick<ListPage<unknown>, 'number' | 'count' | 'previous' | 'next'>;

/** Links between the pages of a list of articles. Renders nothing if there is only one page. */
export function Paging({ number, count, previous, next }: PagingProps) {
  if (count === 1) return null;
  const link = (href: string | undefined, rel: string, words: string) =>
    href ? (
      <a className="text-link" href={href} rel={rel}>
        {words}
      </a>
    ) : (
      <span />
    );
  return (
    <nav
      aria-label={wording.pages}
      className="flex justify-between gap-6 border-t border-line pt-6 text-small"
    >
      {link(previous, 'prev', wording.newerArticles)}
      <span className="text-soft">{wording.pageOf(number, count)}</span>
      {link(next, 'next', wording.olderArticles)}
    </nav>
  );
}
