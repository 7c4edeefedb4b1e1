import * as wording from '#words';
import type { ListPage } from '../../content/paging.ts';

type PagingProps = Pick<ListPage<unknown>, 'newer' | 'older'>;

/** Links between the pages of a list of articles. Renders nothing if there is only one page. */
export function Paging({ newer, older }: PagingProps) {
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
      {link(older, 'next', wording.olderArticles)}
    </nav>
  );
}
