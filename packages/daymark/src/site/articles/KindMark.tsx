import * as wording from '#words';
import type { Article } from '../../content/articles/article.ts';

/** The mark of a case study, which is made up. Other kinds need no mark. */
export const KindMark = ({ kind }: Pick<Article, 'kind'>) =>
  kind === 'case-study' && (
    <>
      <strong>{wording.madeUpCase}</strong>
      {' · '}
    </>
  );
