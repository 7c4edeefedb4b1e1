import * as wording from '#words';
import type { Article } from '../../../content/articles/article.ts';
import { dayForMachines } from '../../../ui/date.ts';

/** Lists what was corrected in an article after its publication, newest first. */
export function Corrections({ corrections }: Pick<Article, 'corrections'>) {
  if (corrections.length === 0) return null;
  return (
    <section className="measure mt-12 text-small">
      <h2 className="label text-soft">{wording.corrections}</h2>
      <ul className="mt-3 grid gap-2">
        {corrections.map(({ date, day, text }) => (
          <li key={`${day} ${text}`}>
            <time dateTime={dayForMachines(date)}>{day}</time>: {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
