import * as wording from '#words';
import type { SeriesPosition } from '../../../content/articles/series.ts';

/** Links to the previous and the next part of a series. */
export function SeriesLinks({ name, previous, next }: SeriesPosition) {
  if (!previous && !next) return null;
  return (
    <nav className="measure mt-12 print:hidden" aria-label={name}>
      <ul className="grid gap-2">
        {previous && (
          <li>
            {wording.previousPart}{' '}
            <a className="text-link" href={previous.path} rel="prev">
              {previous.title}
            </a>
          </li>
        )}
        {next && (
          <li>
            {wording.nextPart}{' '}
            <a className="text-link" href={next.path} rel="next">
              {next.title}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
