import * as wording from '#words';
import type { Article } from '../../content/articles/article.ts';
import { dayForMachines } from '../../ui/date.ts';
import { KindMark } from './KindMark.tsx';
import { UnpublishedMark } from './UnpublishedMark.tsx';

type Facts = Pick<Article, 'date' | 'day' | 'kind' | 'minutes' | 'topics' | 'unpublished'>;

/** Shows the date, the reading time and the topics of an article in one line. */
export function ArticleFacts({ date, day, kind, minutes, topics, unpublished }: Facts) {
  return (
    <p className="label text-soft">
      <KindMark kind={kind} />
      <UnpublishedMark unpublished={unpublished} day={day} />
      {unpublished === 'Draft' && ' · '}
      {unpublished !== 'Scheduled' && <time dateTime={dayForMachines(date)}>{day}</time>}
      {' · '}
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
