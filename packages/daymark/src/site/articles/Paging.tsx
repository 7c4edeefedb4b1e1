import * as wording from '#words';
import type { ListPage } from '../../content/paging.ts';

type PagingProps = Pick<ListPage<unknown>, 'number' | 'newer' | 'older'>;

/** Links between the pages of a list of articles. Renders nothing if there is only one page. */
export function Paging({ number, newer, older }: PagingProps) {
  if (!newer && !older) return null;
  const link = (href: string | undefined, rel: string, words: string) =>
    href ? (
      <a className="text-link" href={href} rel={rel}>
        {words}
      </a>
    ) : (
      <span />
    );
  return (
    <nav aria-label={wording.pages} className="flex justify-between gap-6 hairline pt-6 text-small">
      {link(newer, 'prev', wording.newerArticles)}
      {/* Without the number of all pages, an archive page does not change when another is added. */}
      {number !== undefined && <span className="text-soft">{wording.pageNumber(number)}</span>}
      {link(older, 'next', wording.olderArticles)}
    </nav>
  );
}
