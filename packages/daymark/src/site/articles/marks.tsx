import type { ReactNode } from 'react';
import * as wording from '#words';
import type { Article } from '../../content/articles/article.ts';

/** The space between the facts of a line, which is not visible where the line ends. */
export const GAP = '\u2003';

/**
 * The mark of an article that only the live preview shows: "Draft", or the day of its publication.
 */
export function UnpublishedMark({ unpublished, day }: Pick<Article, 'unpublished' | 'day'>) {
  if (!unpublished) return null;
  return <strong>{unpublished === 'Scheduled' ? `From ${day}` : unpublished}</strong>;
}

/**
 * The marks at the beginning of a row: who sponsors an article, that a case
 * study is made up, and that an article is not published.
 * @param sponsor the name of the sponsor, which may be a link
 */
export const Marks = ({
  sponsor,
  kind,
  unpublished,
  day,
}: Pick<Article, 'kind' | 'unpublished' | 'day'> & { sponsor: ReactNode }) => (
  <>
    {sponsor && <strong>{wording.sponsoredBy(sponsor)}</strong>}
    {sponsor && GAP}
    {kind === 'case-study' && <strong>{wording.madeUpCase}</strong>}
    {kind === 'case-study' && GAP}
    <UnpublishedMark unpublished={unpublished} day={day} />
    {unpublished && GAP}
  </>
);
