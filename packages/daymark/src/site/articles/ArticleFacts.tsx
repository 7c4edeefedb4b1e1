import { Fragment } from 'react';
import * as wording from '#words';
import type { Article } from '../../content/articles/article.ts';
import { dayForMachines } from '../../ui/date.ts';
import { GAP, Marks } from './marks.tsx';

interface FactsProps
  extends Pick<
    Article,
    'sponsor' | 'date' | 'day' | 'kind' | 'minutes' | 'topics' | 'unpublished'
  > {
  /** Whether the line contains the date, which is unnecessary below a heading with the date. */
  dated?: boolean;
}

/**
 * Shows the sponsor, the date, the reading time and the topics of an article in one line. The links stay parts of
 * a line of text, in which small targets are allowed (WCAG 2.5.8).
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
    <p className="label text-soft">
      <Marks sponsor={linked} kind={kind} unpublished={unpublished} day={day} />
      {isDated && <time dateTime={dayForMachines(date)}>{day}</time>}
      {isDated && GAP}
      {wording.minutesToRead(minutes)}
      {topics.map(({ slug, path, title }) => (
        <Fragment key={slug}>
          {GAP}
          <a className="hover:underline" href={path}>
            {title}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
