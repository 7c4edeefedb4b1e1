import * as wording from '#words';
import type { ListPage } from '../../content/paging/divide.ts';

type PagingProps = Pick<ListPage<unknown>, 'number' | 'count' | 'previous' | 'next'>;

/** Links between the pages of a list of articles. Renders nothing if there is only one page. */
export function Paging({ number, count, previous, next }: PagingProps) {
  if (count === 1) return null;
  return (
    <nav
      aria-label={wording.pages}
      className="flex justify-between gap-6 border-t border-line pt-6 text-small"
    >
      {previous ? (
        <a className="text-link" href={previous} rel="prev">
          {wording.newerArticles}
        </a>
      ) : (
        <span />
      )}
      <span className="text-soft">{wording.pageOf(number, count)}</span>
      {next ? (
        <a className="text-link" href={next} rel="next">
          {wording.olderArticles}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
