import { dayForMachines } from '../ui/date.ts';
import type { Article } from './article.ts';

type Facts = Pick<Article, 'date' | 'day' | 'minutes' | 'topics'>;

/** When an article appeared, how long it takes and what it is about, in one line. */
export function ArticleFacts({ date, day, minutes, topics }: Facts) {
  return (
    <p className="label text-soft">
      <time dateTime={dayForMachines(date)}>{day}</time>
      {' · '}
      {minutes} min read
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
