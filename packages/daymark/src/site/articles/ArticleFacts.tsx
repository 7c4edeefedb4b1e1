import * as wording from '#words';
import type { Article } from '../../content/articles/article.ts';
import { dayForMachines } from '../../ui/date.ts';
import { Marks } from './marks.tsx';

type Facts = Pick<Article, 'date' | 'day' | 'kind' | 'minutes' | 'topics' | 'unpublished'>;

/** Shows the date, the reading time and the topics of an article in one line. */
export function ArticleFacts({ date, day, kind, minutes, topics, unpublished }: Facts) {
  return (
    <p className="label text-soft">
      <Marks kind={kind} unpublished={unpublished} day={day} />
      {unpublished !== 'Scheduled' && <time dateTime={dayForMachines(date)}>{day}</time>}
      {unpublished !== 'Scheduled' && ' · '}
      {wording.minutesToRead(minutes)}
      {topics.map(({ slug, path, title }) => (
        <span key={slug}>
          {' · '}
          <a className="hover:underline" href={path}>
            {title}
          </a>
        </span>
      ))}
    </p>
  );
}
