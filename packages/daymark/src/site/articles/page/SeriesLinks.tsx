import * as wording from '#words';
import type { SeriesPosition } from '../../../content/articles/order.ts';
import { UnpublishedMark } from '../UnpublishedMark.tsx';

/** Links to the previous and the next part of a series. */
export function SeriesLinks({ name, previous, next }: SeriesPosition) {
  if (!previous && !next) return null;
  const links = [
    { part: previous, rel: 'prev', words: wording.previousPart },
    { part: next, rel: 'next', words: wording.nextPart },
  ];
  return (
    <nav className="measure mt-12 print:hidden" aria-label={name}>
      <ul className="grid gap-2">
        {links.map(
          ({ part, rel, words }) =>
            part && (
              <li key={rel}>
                {words}{' '}
                <a className="text-link" href={part.path} rel={rel}>
                  {part.title}
                </a>{' '}
                <UnpublishedMark {...part} />
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
