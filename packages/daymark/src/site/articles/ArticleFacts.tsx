import { Fragment } from 'react';
import * as wording from '#words';
import type { Article } from '../../content/articles/article.ts';
import { dayForMachines } from '../../ui/date.ts';
import { Marks } from './marks.tsx';

interface FactsProps
  extends Pick<
    Article,
    'sponsor' | 'date' | 'day' | 'kind' | 'minutes' | 'topics' | 'unpublished'
  > {
  /** Whether the line contains the date, which is unnecessary below a heading with the date. */
  dated?: boolean;
}

/**
 * Shows the sponsor, the date, the reading time and the topics of an article in one line. Each is an item
 * of a row, which begins another line instead of breaking.
 */
export function ArticleFacts(props: FactsProps) {
  const { sponsor, date, day, kind, minutes, topics, unpublished, dated = true } = props;
  const isDated = dated && unpublished !== 'Scheduled';
  const linked = sponsor && (
    <a key="sponsor" className="hover:underline" href={sponsor.url} rel="sponsored">
      {sponsor.name}
    </a>
  );
  return (
    <p className="label flex flex-wrap gap-x-5 text-soft">
      <Marks sponsor={linked} kind={kind} unpublished={unpublished} day={day} />
      {isDated && <time dateTime={dayForMachines(date)}>{day}</time>}
      {` ${wording.minutesToRead(minutes)} `}
      {topics.map(({ slug, path, title }) => (
        <Fragment key={slug}>
          <a className="hover:underline" href={path}>
            {title}
          </a>{' '}
        </Fragment>
      ))}
    </p>
  );
}
