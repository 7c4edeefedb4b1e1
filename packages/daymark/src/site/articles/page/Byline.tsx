import type { SeriesPosition } from '../../../content/articles/series.ts';
import type { Author } from '../../../content/authors/author.ts';

interface BylineProps {
  author: Author;
  series?: SeriesPosition | undefined;
}

/** Shows the author of an article and its series. */
export function Byline({ author, series }: BylineProps) {
  return (
    <p className="byline mt-5 text-small">
      By{' '}
      <a className="text-link" href={author.path} rel="author">
        {author.name}
      </a>
      {series && ` · Part ${series.part} of ${series.parts} in `}
      {series &&
        (series.path ? (
          <a className="text-link" href={series.path}>
            {series.name}
          </a>
        ) : (
          series.name
        ))}
    </p>
  );
}
