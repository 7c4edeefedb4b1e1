import * as wording from '#words';
import type { Article, Day } from '../../../content/articles/article.ts';
import { dayForMachines } from '../../../ui/date.ts';

type Dates = Pick<Article, 'updated' | 'updatedDay' | 'reviewed'>;

/** Shows when an article was last changed, and when it was last reviewed. */
export function LastRead({ updated, updatedDay = '', reviewed }: Dates) {
  if (!updated && !reviewed) return null;
  return (
    <div className="label text-soft">
      {updated && <p>{wording.lastChanged(<Time key="day" date={updated} day={updatedDay} />)}</p>}
      {reviewed && <p>{wording.lastReviewed(<Time key="day" {...reviewed} />)}</p>}
    </div>
  );
}

const Time = ({ date, day }: Day) => <time dateTime={dayForMachines(date)}>{day}</time>;
