import * as wording from '#words';
import type { Article } from '../../../content/articles/article.ts';

/** Lists the works that an article cites as sources. */
export function Sources({ sources }: Pick<Article, 'sources'>) {
  if (sources.length === 0) return null;
  return (
    <section className="measure mt-12 text-small">
      <h2 className="label text-soft">{wording.sources}</h2>
      <ul className="mt-3 grid gap-2">
        {sources.map(({ author, title, year, publisher }) => (
          <li key={`${author}, ${title}`}>
            {author}, <cite>{title}</cite>
            {publisher && `, ${publisher}`}, {year}.
          </li>
        ))}
      </ul>
    </section>
  );
}
