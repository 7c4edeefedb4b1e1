import * as wording from '#words';
import type { Article } from '../../../content/articles/article.ts';

/** Lists the works that an article cites as sources. */
export function Sources({ sources }: Pick<Article, 'sources'>) {
  if (sources.length === 0) return null;
  return (
    <section className="measure mt-12 text-small">
      <h2 className="label text-soft">{wording.sources}</h2>
      <ul className="sources mt-3 grid gap-2">
        {sources.map(({ author, title, year, publisher, doi, url }) => (
          <li key={`${author}, ${title}`}>
            {author}, <Title title={title} link={doi ? `https://doi.org/${encodeURI(doi)}` : url} />
            {publisher && `, ${publisher}`}, {year}.
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The title of a work, which links to the work. */
function Title({ title, link }: { title: string; link: string | undefined }) {
  if (!link) return <cite>{title}</cite>;
  return (
    <a className="text-link" href={link}>
      <cite>{title}</cite>
    </a>
  );
}
